import { transformSync } from 'esbuild'
import { layoutFor } from '../../config/layout'
import { routes } from '../../config/routes'
import { sessionCookie } from '../../config/session-cookie'

/**
 * Gatsby starts its scripts at once and describes them by inline code that differs on every page. The finished
 * page is complete without them, so it starts them as soon as the person acts; at once for people who are signed in,
 * whose header differs, and on a page to sign in on or behind that, which is nothing without them. Its inline code is
 * the same everywhere, so that the Content-Security-Policy can allow it by hash.
 */

/** Pages that are nothing without script, besides internal ones; a wrong address may have been published by now. */
const nothingWithout: readonly string[] = [routes.signIn.href(), routes.preview.href(), '/404.html']

/**
 * Reads what to start from the data block written by `deferScripts`. Browsers report a pointer that rests where a page
 * appears as moved, by no distance. The early script waits for half a second after the page has loaded, or the largest
 * paint would wait for it. Arrow keys on the menu wait for its script (`takeHeldKeys`).
 */
const loaderScript = minify(`(() => {
  const { path, build, atOnce, early, scripts } = JSON.parse(document.getElementById('page-scripts').textContent)
  window.pagePath = path
  window.___webpackCompilationHash = build
  window.___chunkMapping = {}
  const acts = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']
  const load = (src) => {
    const script = document.createElement('script')
    script.src = src
    script.async = false
    document.body.append(script)
  }
  const start = (act) => {
    if (act?.type === 'pointermove' && !act.movementX && !act.movementY) return
    for (const type of acts) removeEventListener(type, start, true)
    scripts.splice(0).forEach(load)
  }
  for (const type of acts) addEventListener(type, start, true)
  window.heldKeys = []
  addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event
    if (!window.heldKeys || defaultPrevented || !/^Arrow/.test(key) || !target.closest?.('[data-menu-item]')) return
    event.preventDefault()
    heldKeys.push(key)
  })
  if (early) addEventListener('load', () => setTimeout(load, 500, early))
  if (atOnce || document.cookie.includes('${sessionCookie}')) start()
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

/** Code for browsers, as small as it gets. */
export function minify(code: string): string {
  return transformSync(code, { minify: true, target: 'es2022' }).code.trim()
}

let shortened = { code: '', short: '' }
/** The same code is on every page. */
function minifyOnce(code: string): string {
  if (shortened.code !== code) shortened = { code, short: minify(code) }
  return shortened.short
}

const slice = /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/
/** The code that `src/app/on-render-body.tsx` puts into the head. */
const headCode = /<script>(\(\(\) => \{\n[\s\S]*?)<\/script>/
const postForm = /<form(?=[^>]*\smethod="post")/
const pagePath = /window\.pagePath="([^"]*)"/
const buildName = /window\.___webpackCompilationHash="([^"]*)"/
const scriptTag = /<script src="([^"]+)" async(?:="")?><\/script>/g

/**
 * Takes Gatsby's scripts out of a page and puts the loader in. Gatsby's map of scripts is left out: it lists none.
 *
 * @param early Address of a script that completes what is in sight, once the page has loaded. Default: none.
 * @throws Error when the page is not in Gatsby's known format, e.g. after an update.
 */
export function deferScripts(html: string, early?: string): string {
  const inner = slice.exec(html)?.[1] ?? ''
  const path = pagePath.exec(html)?.[1]
  const build = buildName.exec(inner)?.[1]
  const scripts = [...inner.matchAll(scriptTag)].map(([, src]) => src)
  if (path === undefined || build === undefined || scripts.length === 0) {
    throw new Error(
      'A built page does not hold Gatsby’s scripts as expected. Was Gatsby updated? See src/gatsby/finish/page-scripts.ts.',
    )
  }
  const atOnce = layoutFor(path).internal || nothingWithout.includes(path) || undefined
  const data = JSON.stringify({ path, build, atOnce, early, scripts }).replace(/</g, '\\u003c')
  const hold = postForm.test(html) ? `<script>${holdScript}</script>` : ''
  const tags = `<script type="application/json" id="page-scripts">${data}</script><script>${loaderScript}</script>${hold}`
  const withoutPath = html.replace(/<script id="gatsby-script-loader">[\s\S]*?<\/script>/, '')
  const short = withoutPath.replace(headCode, (_tag, code: string) => `<script>${minifyOnce(code)}</script>`)
  return short.replace(slice, () => tags)
}
