/** How long a text is beside how long it may be: "12 of 80", "2 characters (minimum 3)". */
export function describeLength(
  length: number,
  { min, max }: { min: number; max: number },
): { text: string; fits: boolean } {
  const fits = length >= min && length <= max
  if (length > 0 && length < min) return { text: `${length} characters (minimum ${min})`, fits }
  return { text: `${length} of ${max}`, fits }
}
