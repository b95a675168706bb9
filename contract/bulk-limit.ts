/** Largest number of items in one call. */
export const maxBulkItems = 100
