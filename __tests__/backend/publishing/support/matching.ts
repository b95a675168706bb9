/** Like `expect.stringMatching`, without its type `any`. */
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
