import type { ElementContent, Root } from 'hast'
import { rehypeGithubAlerts, type IAlert } from 'rehype-github-alerts'
import type { Plugin } from 'unified'

/** Kinds of note, as on GitHub: `> [!NOTE]` above a quotation. */
const alerts: IAlert[] = ['Note', 'Tip', 'Important', 'Warning', 'Caution'].map((title) => ({
  keyword: title.toUpperCase(),
  title,
  icon: '',
}))

/** A note beside the text, its kind in words. */
function buildNote({ title }: IAlert, text: ElementContent[]): ElementContent {
  const label: ElementContent = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['note-label'] },
    children: [{ type: 'text', value: title }],
  }
  const kind = `note-${title.toLowerCase()}`
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['note', kind], role: 'note' },
    children: [label, ...text],
  }
}

/** Turns quotations that begin with a kind of note into notes; others stay quotations. */
export const markNotes: Plugin<[], Root> = () => rehypeGithubAlerts({ alerts, build: buildNote })
