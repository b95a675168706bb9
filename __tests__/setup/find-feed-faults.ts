import { SaxesParser, type SaxesTagPlain } from 'saxes'

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/**
 * Checks a feed as the W3C's feed validator does, with its rules for RSS 2.0 (https://validator.w3.org/feed/docs/):
 * required elements, whole addresses, dates by RFC 822, ids that are unique, and nothing in texts that readers remove.
 *
 * @returns A line for each fault.
 * @throws Error if the feed is not well-formed XML.
 */
export function findFeedFaults(xml: string): string[] {
  const [channel] = parseXml(xml).children
  if (channel?.name !== 'channel') return ['no channel']
  const items = all(channel, 'item')
  const guids = items.map((item) => one(item, 'guid')?.text)
  return [
    ...channelFaults(channel),
    ...items.flatMap(itemFaults),
    ...(new Set(guids).size < guids.length ? ['two items have the same guid'] : []),
  ]
}

/** The texts of a feed: of its channel, and of each item by the name of the element. */
export function readFeed(xml: string) {
  const [channel] = parseXml(xml).children
  if (!channel) throw new Error('the feed has no channel')
  const texts = (element: Element) =>
    Object.fromEntries(element.children.map(({ name, text }) => [name, text] as const))
  return {
    channel: texts(channel),
    items: all(channel, 'item').map((item) => ({
      ...texts(item),
      categories: all(item, 'category').map(({ text }) => text),
    })),
  }
}

function channelFaults(channel: Element): string[] {
  const self = all(channel, 'atom:link').filter(({ attributes }) => attributes['rel'] === 'self')
  const image = one(channel, 'image')
  return [
    ...['title', 'description'].filter((name) => !one(channel, name)?.text).map((name) => `no ${name}`),
    ...notWhole('link', one(channel, 'link')?.text),
    ...(self.length === 1
      ? notWhole('atom:link', self[0]?.attributes['href'])
      : ['not one atom:link to itself']),
    ...(isLanguage(one(channel, 'language')?.text) ? [] : ['no valid language']),
    ...dateFaults('lastBuildDate', one(channel, 'lastBuildDate')?.text),
    ...(image && one(image, 'title')?.text !== one(channel, 'title')?.text
      ? ['image.title is not the channel’s']
      : []),
    ...(image && one(image, 'link')?.text !== one(channel, 'link')?.text
      ? ['image.link is not the channel’s']
      : []),
    ...(image ? notWhole('image.url', one(image, 'url')?.text) : []),
  ]
}

function itemFaults(item: Element): string[] {
  const guid = one(item, 'guid')
  const isLink = guid?.attributes['isPermaLink'] !== 'false'
  const html = one(item, 'content:encoded')?.text ?? ''
  const faults = [
    ...['title', 'description', 'dc:creator', 'content:encoded']
      .filter((name) => !one(item, name)?.text)
      .map((name) => `no ${name}`),
    ...notWhole('link', one(item, 'link')?.text),
    ...(guid ? (isLink ? notWhole('guid', guid.text) : []) : ['no guid']),
    ...dateFaults('pubDate', one(item, 'pubDate')?.text),
    ...all(item, 'category').flatMap(({ text }) => (text.trim() === '' ? ['an empty category'] : [])),
    ...[...html.matchAll(/\s(?:href|src)="(?!https?:|mailto:|tel:|data:)([^"]*)"/g)].map(
      ([, href]) => `a relative address in the text: ${href}`,
    ),
    ...[...html.matchAll(/<(script|style|iframe|object|embed|form|input|button)\b|\s(style|on\w+)="/g)].map(
      ([, tag, attribute]) => `${tag ?? attribute} in the text`,
    ),
  ]
  return faults.map((fault) => `${one(item, 'title')?.text}: ${fault}`)
}

const all = ({ children }: Element, name: string) => children.filter((child) => child.name === name)
const one = (element: Element, name: string) => all(element, name)[0]

const notWhole = (name: string, address = '') =>
  /^https?:\/\//.test(address) && URL.canParse(address) ? [] : [`${name} is not a whole address: ${address}`]

const isLanguage = (tag = '') => /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(tag)

const dateFaults = (name: string, date = '') =>
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/.test(
    date,
  )
    ? []
    : [`${name} is not a date by RFC 822: ${date}`]

function parseXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const add = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element = { name, attributes, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(xml).close()
  const [document] = root.children
  if (!document) throw new Error('the feed is empty')
  return document
}
