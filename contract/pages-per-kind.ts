/** Pages shown of one kind. */
export const pagesPerKind = 5

/** The first pages of each kind, in their order. */
export function keepFirstOfKind<Found extends { kind: string }>(found: readonly Found[]): Found[] {
  const places = new Map<string, number>()
  return found.filter(({ kind }) => {
    const place = (places.get(kind) ?? 0) + 1
    places.set(kind, place)
    return place <= pagesPerKind
  })
}
