import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadContent } from '../../src/content/load-content'
import { createMarkdownMemory } from '../../src/content/markdown-memory'
import type { PublishedContent } from '../../src/content/published-content'
import { loadSite } from '../../src/gatsby/load-site'

const root = process.cwd()

/** The texts of `content/`, parsed once for all test files of a run, in its temporary folder. */
const remember = () => createMarkdownMemory(path.join(tmpdir(), 'parsed-texts'), 'run')

/** The site of `content/`, and of entries of the editor. */
export const loadWholeSite = (published?: PublishedContent, hasAnalytics?: boolean) =>
  loadSite(root, published, remember(), hasAnalytics)

/** What is in `content/`, as it is read. */
export const loadWholeContent = () => loadContent(root, undefined, remember())
