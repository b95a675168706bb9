/** Longest passage, in characters: a longer selection is cut. */
export const longestPassage = 500
/** How much of the text before and after a passage is kept, to tell it from the same words elsewhere. */
export const passageContext = 40
export const longestRemark = 2_000
