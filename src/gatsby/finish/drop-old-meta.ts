const forOldBrowsers = /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>/g
const viewport = /(<meta name="viewport" content="[^"]*?), shrink-to-fit=no"/

/** Takes out what Gatsby puts into each head for Internet Explorer and iOS 9, and its own name. */
export const dropOldMeta = (html: string): string => html.replace(forOldBrowsers, '').replace(viewport, '$1"')
