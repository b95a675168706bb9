/* global Request, Response, Headers */
import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom with what browsers have and it lacks: `fetch` and its classes (Node's own), `matchMedia` (nothing matches), and `scrollTo` (nothing scrolls). */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { fetch, Request, Response, Headers })
    this.global.scrollTo = () => undefined
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })
  }
}
