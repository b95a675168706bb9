/** The id of a category's list on the overview of its tree: the last part of its page's address. */
export const categoryAnchor = (href: string): string => href.split('/').findLast((part) => part !== '') ?? ''
