import { loadContent } from '../../content/load-content'
import { openMarkdownMemory } from '../site-store'

/** The process of read-early.mjs: what it parses is kept for the build, which says what is wrong with a text. */
const root = process.cwd()
loadContent(root, undefined, openMarkdownMemory(root))
