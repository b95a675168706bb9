/** In bundles, in the place of lowlight's lists of languages. */
export const grammars = {}
