import './share-compiled-code.mjs'
import './quick-styles.mjs' // before jsdom
/* global AbortController, AbortSignal, ReadableStream, Request, Response, Headers */
import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom with browser features that it lacks: `fetch` and its classes (Node's own), `matchMedia` (nothing matches), `IntersectionObserver` (nothing intersects), `Blob.arrayBuffer` and `Blob.stream`, `CSS.supports` (everything), and `scrollTo` (nothing scrolls). */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { fetch: fetchWithSignal, Request: RequestWithSignal, Response, Headers })
    keepComputedStyles(this.global)
    this.global.scrollTo = () => undefined
    this.global.CSS ??= {}
    this.global.CSS.supports ??= () => true
    this.global.Element.prototype.scrollIntoView ??= () => undefined
    this.global.Element.prototype.checkVisibility ??= () => true
    this.global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    const { FileReader } = this.global
    this.global.Blob.prototype.arrayBuffer ??= function () {
      return readBlob(new FileReader(), this)
    }
    this.global.Blob.prototype.stream ??= function () {
      return new ReadableStream({
        start: async (controller) => {
          controller.enqueue(new Uint8Array(await this.arrayBuffer()))
          controller.close()
        },
      })
    }
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })
  }
}

/** From Node 24 on, a request takes no signal of jsdom's. */
class RequestWithSignal extends Request {
  constructor(input, init) {
    super(input, withNodeSignal(init))
  }
}

const fetchWithSignal = (input, init) => fetch(input, withNodeSignal(init))

function withNodeSignal(init) {
  const { signal } = init ?? {}
  if (!signal || signal instanceof AbortSignal) return init
  const controller = new AbortController()
  if (signal.aborted) controller.abort(signal.reason)
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  return { ...init, signal: controller.signal }
}

/** The input of jsdom's FileReader. */
function readBlob(reader, blob) {
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result)
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(blob)
  })
}

/**
 * jsdom computes the style of an element from all rules and ancestors at each call, and Testing Library asks for it
 * again and again. It is kept until jsdom counts a change of the document.
 */
function keepComputedStyles(window) {
  const { document, getComputedStyle } = window
  const impl = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl')
  let version
  let styles
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return getComputedStyle(element, pseudo)
    const now = document[impl]._version
    if (now !== version) styles = new WeakMap()
    version = now
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }
}
