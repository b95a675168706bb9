/** E.g. "2 pages". */
export const countPages = (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`
