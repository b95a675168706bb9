/** A screenshot of a page; its file is beside the sheet. */
export interface Screenshot {
  /** Path of the page. */
  page: string
  file: string
  /** Width of the window, in pixels. */
  width: number
  theme: 'light' | 'dark'
}

const style = `
  body { margin: 24px; background: #888; color: #fff; font: 16px/1.4 sans-serif }
  h2 { margin: 28px 0 8px; font-size: 18px }
  .row { display: flex; gap: 12px; align-items: start }
  figure { margin: 0; min-width: 0; flex: var(--share) }
  figure div { height: 460px; overflow: hidden; background: #555 }
  img { width: 100%; display: block }
  figcaption { font-size: 12px }`

/** HTML of a sheet with a row per page; a screenshot shows the top of its page and links to the whole. */
export function contactSheet(pages: readonly string[], screenshots: readonly Screenshot[]): string {
  const rows = pages.map((page) => {
    const own = screenshots.filter((screenshot) => screenshot.page === page)
    return `<h2>${page}</h2><div class="row">${own.map(figure).join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${rows.join('\n')}\n`
}

/** Wider windows get more of the row, but less than in proportion, so that phones stay readable. */
const figure = ({ file, width, theme }: Screenshot) =>
  `<figure style="--share:${Math.round(Math.sqrt(width))}"><a href="${file}"><div><img src="${file}" alt=""></div></a><figcaption>${width} ${theme}</figcaption></figure>`
