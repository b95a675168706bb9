/** How far from the window a chart is fetched that the first view doesn't wait for, as IntersectionObserver's `rootMargin`: drawn before a quick reader is there. */
export const nearChart = '2000px'
