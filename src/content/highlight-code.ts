import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { LanguageFn } from 'highlight.js'
import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import http from 'highlight.js/lib/languages/http'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import powershell from 'highlight.js/lib/languages/powershell'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import rehypeHighlight from 'rehype-highlight'
import type { Preset } from 'unified'
import { visit } from 'unist-util-visit'
import { codeLanguages, findCodeLanguage } from '../lib/code-languages'

/** Just enough of the Kusto query language to read an example: highlight.js has no grammar for it. */
const kusto: LanguageFn = ({ C_LINE_COMMENT_MODE, C_NUMBER_MODE, QUOTE_STRING_MODE, APOS_STRING_MODE }) => ({
  name: 'Kusto',
  aliases: ['kql'],
  keywords: {
    keyword:
      'and as asc between by contains count desc distinct extend has in join kind let limit not on or order ' +
      'project render sort startswith summarize take top union where',
    literal: 'true false null',
  },
  contains: [C_LINE_COMMENT_MODE, QUOTE_STRING_MODE, APOS_STRING_MODE, C_NUMBER_MODE],
})

/** How each language is read; without a grammar it is shown in one color. */
const grammarsByName: Record<(typeof codeLanguages)[number]['name'], LanguageFn | undefined> = {
  'C#': csharp,
  Figure: undefined,
  HTTP: http,
  JavaScript: javascript,
  JSON: json,
  Kusto: kusto,
  PowerShell: powershell,
  Python: python,
  Shell: bash,
  SQL: sql,
  Text: undefined,
  TypeScript: typescript,
  XML: xml,
  YAML: yaml,
}

const grammars = Object.fromEntries(
  codeLanguages.flatMap(({ name, words }) => {
    const grammar = grammarsByName[name]
    return grammar === undefined ? [] : words.map((word) => [word, grammar] as const)
  }),
)

/**
 * What is marked, and as what: words of the language, what is said to people, and values. Names of things are left
 * as they are. Plain elements without a class keep pages small and show in a feed reader, too.
 */
const marks: Readonly<Record<string, 'b' | 'i' | 'span'>> = {
  'hljs-keyword': 'b',
  'hljs-built_in': 'b',
  'hljs-attribute': 'b',
  'hljs-meta': 'b',
  'hljs-comment': 'i',
  'hljs-doctag': 'i',
  'hljs-string': 'span',
  'hljs-regexp': 'span',
  'hljs-number': 'span',
  'hljs-literal': 'span',
}

/** Most characters that are marked: grammars take long for much code, and long chains of brackets overflow the stack. */
const most = { block: 3_000, text: 20_000 } as const
const plain = 'no-highlight'

const skipLong = () => (tree: Root) => {
  let total = 0
  eachCode(tree, (code) => {
    const { length } = toString(code)
    total += length
    if (length > most.block || total > most.text) code.properties['className'] = [plain, ...classesOf(code)]
  })
}

const keepMarks = () => (tree: Root) =>
  eachCode(tree, (code) => {
    code.children = code.children.flatMap(markWord)
    const classes = classesOf(code)
    if (classes.includes(plain)) code.properties['className'] = classes.filter((name) => name !== plain)
  })

function eachCode(tree: Root, act: (code: Element) => void): void {
  visit(tree, 'element', ({ tagName, children: [code] }) => {
    if (tagName === 'pre' && code?.type === 'element') act(code)
  })
}

const classesOf = ({ properties: { className } }: Element) =>
  Array.isArray(className) ? className.map(String) : []

/** Marks the words of code blocks by their kind: `<b>` keywords, `<i>` comments, `<span>` values. */
export const highlightCode: Preset = {
  plugins: [skipLong, [rehypeHighlight, { languages: grammars }], keepMarks],
}

/** One word with its mark, without the marks that nothing shows. */
function markWord(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  const names = node.properties['className']
  const tagName = Array.isArray(names) ? marks[String(names[0])] : undefined
  if (tagName === undefined) return node.children.flatMap(markWord)
  return [{ ...node, tagName, properties: {}, children: [{ type: 'text', value: toString(node) }] }]
}

/** The name of a language by the word an author wrote; a word that is not known stands for itself. */
export const nameLanguage = (word: string): string => findCodeLanguage(word)?.name ?? word
