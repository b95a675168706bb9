/** Whether there is room for one thing at a time: then the preview takes the place of the text, as wide as a phone. */
export const isSmallScreen = (): boolean => window.innerWidth < 768
