/** The value of a query that the build made sure of. @throws when it is missing after all. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) {
    throw new Error('A page was built without its data: delete .cache and build again.')
  }
  return value
}
