/** Up to where lists are counted: beyond that a person only wants to know that there are many. */
export const mostCounted = 10_000
