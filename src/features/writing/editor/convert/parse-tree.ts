import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** The tree of a text, read as the site reads it (src/content/parse-markdown.ts): GitHub's flavor. */
export const parseTree = (text: string): Root => fromMarkdown(text, options)
