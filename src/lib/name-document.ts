/** E.g. "Finding F-07". */
export const nameDocument = ({ kind, number }: { kind: string; number: string }): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`
