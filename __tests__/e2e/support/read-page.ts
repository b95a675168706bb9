import type { Page } from '@playwright/test'

/** A page's HTML before scripts run. */
export interface ReadPage {
  path: string
  status: number
  html: string
  lang: string
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  robots: string | undefined
  image: string | undefined
  headings: { level: number; text: string }[]
  /** `href` of all links, as written. */
  links: string[]
  ids: string[]
  /** Blocks of JSON-LD as text. */
  structured: string[]
  /** Text from the first heading to the end of `<main>`. */
  mainText: string
}

/** Reads HTML with the browser's own parser; `reader` is a blank page. */
export async function readHtml(reader: Page, answer: { path: string; status: number; html: string }) {
  const read = await reader.evaluate((html) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string) => [...page.querySelectorAll(selector)]
    const text = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
    const values = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '')
    return {
      lang: page.documentElement.lang,
      titles: all('head > title').map(text),
      descriptions: values('head > meta[name="description"]', 'content'),
      canonicals: values('head > link[rel="canonical"]', 'href'),
      robots: values('head > meta[name="robots"]', 'content')[0],
      image: values('head > meta[property="og:image"]', 'content')[0],
      headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        text: text(heading),
      })),
      links: values('a[href]', 'href'),
      ids: values('[id]', 'id'),
      structured: all('script[type="application/ld+json"]').map((element) => element.textContent),
      mainText: text(page.querySelector('main')),
    }
  }, answer.html)
  return { ...answer, ...read } satisfies ReadPage
}
