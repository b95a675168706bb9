import { transformSync } from 'esbuild'
import { layoutFor } from '../../config/layout'
import { routes } from '../../config/routes'

/**
 * Gatsby starts its scripts at once and describes them by inline code that differs on every page. The finished
 * page starts them when the browser has been idle for a moment, or as soon as the person acts; at once on a
 * page to sign in on or behind that, which is nothing without them. Its inline code is the same everywhere, so
 * that the Content-Security-Policy can allow it by hash.
 */

/** Pages that are nothing without script, besides internal ones; a wrong address may have been published by now. */
const nothingWithout: readonly string[] = [routes.signIn.href(), routes.preview.href(), '/404.html']

/** How long after `load` the scripts of a public page start without interaction, in milliseconds. */
const restAfterLoad = 500

/** Reads what to start from the data block written by `deferScripts`. */
const loaderScript = minify(`(() => {
  const { path, rest, scripts } = JSON.parse(document.getElementById('page-scripts').textContent)
  window.pagePath = path
  const acts = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll']
  const start = () => {
    for (const act of acts) removeEventListener(act, start, true)
    for (const src of scripts.splice(0)) {
      const script = document.createElement('script')
      script.src = src
      script.async = false
      document.body.append(script)
    }
  }
  if (rest === 0) return start()
  for (const act of acts) addEventListener(act, start, { capture: true, passive: true })
  const wait = () => setTimeout(start, rest)
  document.readyState === 'complete' ? wait() : addEventListener('load', wait)
})()`)

/** How long a form waits for its script before it is sent without, in milliseconds. */
const restBeforeSend = 2000

/**
 * Holds a form that is sent before the page is awake: the page takes it over (`takeHeldForm`), and says beside each field
 * what is wrong. Where the scripts fail it is sent as without them.
 */
const holdScript = minify(`addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || form.getAttribute('method') !== 'post') return
  event.preventDefault()
  if (window.heldForm) return
  const send = () => {
    delete window.heldForm
    form.submit()
  }
  window.heldForm = { form, timer: setTimeout(send, ${restBeforeSend}) }
})`)

/** Inlined into every page, so it is minified. */
function minify(code: string): string {
  return transformSync(code, { minify: true, target: 'es2022' }).code.trim()
}

let shortened = { code: '', short: '' }
/** The same code is on every page. */
function minifyOnce(code: string): string {
  if (shortened.code !== code) shortened = { code, short: minify(code) }
  return shortened.short
}

interface DeferredPage {
  html: string
  /** Code that must run before the page's scripts, the same for the whole build. */
  shared: string
}

const slice = /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/
/** The code that `src/app/on-render-body.tsx` puts into the head. */
const headCode = /<script>(\(\(\) => \{\n[\s\S]*?)<\/script>/
const postForm = /<form(?=[^>]*\smethod="post")/
const pagePath = /window\.pagePath="([^"]*)"/
const sharedCode = /window\.___(?:webpackCompilationHash|chunkMapping)=("(?:[^"\\]|\\.)*")/g
const scriptTag = /<script src="([^"]+)" async(?:="")?><\/script>/g

/**
 * Takes Gatsby's scripts out of a page and puts the loader in.
 *
 * @param sharedHref Where the shared code will be served.
 * @throws Error when the page is not in Gatsby's known format, e.g. after an update.
 */
export function deferScripts(html: string, sharedHref: string): DeferredPage {
  const found = slice.exec(html)
  const inner = found?.[1] ?? ''
  const path = pagePath.exec(html)?.[1]
  const scripts = [...inner.matchAll(scriptTag)].map(([, src]) => src)
  const shared = [...inner.matchAll(sharedCode)].map(([code]) => `${code};`).join('')
  if (found === null || path === undefined || scripts.length === 0 || shared === '') {
    throw new Error(
      'A built page does not hold Gatsby’s scripts as expected. Was Gatsby updated? See src/gatsby/finish/page-scripts.ts.',
    )
  }
  const needsScript = layoutFor(path).internal || nothingWithout.includes(path)
  const rest = needsScript ? 0 : restAfterLoad
  const data = JSON.stringify({ path, rest, scripts: [sharedHref, ...scripts] }).replace(/</g, '\\u003c')
  const hold = postForm.test(html) ? `<script>${holdScript}</script>` : ''
  const tags = `<script type="application/json" id="page-scripts">${data}</script><script>${loaderScript}</script>${hold}`
  const withoutPath = html.replace(/<script id="gatsby-script-loader">[\s\S]*?<\/script>/, '')
  const short = withoutPath.replace(headCode, (_tag, code: string) => `<script>${minifyOnce(code)}</script>`)
  return { html: short.replace(slice, () => tags), shared }
}

/** The code shared by all pages, read from any one of them. */
export function readSharedCode(html: string): string {
  return deferScripts(html, '').shared
}
