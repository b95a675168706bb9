import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { findFreePort } from '../../../scripts/lib/find-free-port'
import { test as firmTest } from './firm-test'

/**
 * A window of WebKit, the engine of Safari and of every browser on an iPhone. Playwright drives only a build of its own,
 * so this speaks WebDriver (https://www.w3.org/TR/webdriver2/) with Debian's.
 */
export interface WebKitWindow {
  /** Opens a path of the site. */
  goto: (path: string) => Promise<void>
  /** Runs a function in the page. Arguments and result are JSON. */
  evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Waits for the visible control of this role and name, and clicks it. */
  click: (role: Role, name: string) => Promise<void>
  /** Moves the pointer onto the visible control of this role and name. */
  hover: (role: Role, name: string) => Promise<void>
  /** Types into what has the focus, key by key; `Keys` names those without a character. */
  type: (text: string) => Promise<void>
  /** Presses keys together, e.g. Control and "s". */
  press: (...keys: readonly string[]) => Promise<void>
  /** Waits until a text is seen, not only in the page. */
  seesText: (text: string) => Promise<void>
  /** Waits for a second window, does something in it, and waits until it is gone. */
  inPopup: (inside: () => Promise<void>) => Promise<void>
  /** Messages of errors that scripts threw since `goto`, as long as its document is there. */
  errors: () => Promise<string[]>
}

/** As WebDriver names them. */
export const Keys = { enter: '\uE007', control: '\uE009' } as const

type Role = 'button' | 'link' | 'textbox' | 'summary'

const selectors: Record<Role, string> = {
  button: 'button',
  link: 'a[href]',
  textbox: 'input, textarea, [role="textbox"]',
  summary: 'summary',
}

/** An element in WebDriver's messages. */
const ElementSchema = z.object({ 'element-6066-11e4-a52e-4f735466cecf': z.string() })
const SessionSchema = z.object({ sessionId: z.string() })
const AnswerSchema = z.object({ value: z.unknown() })
const RefusalSchema = z.object({ value: z.object({ error: z.string(), message: z.string() }) })
const TextsSchema = z.array(z.string())

const size = { width: 1280, height: 900 }

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

interface Driver {
  send: Send
  stop: () => Promise<void>
}

/** A screen and WebKit's driver for each worker, a session with no history for each test. */
export const test = firmTest.extend<{ webkit: WebKitWindow }, { driver: Driver }>({
  driver: [
    async ({ browserName: _ }, use) => {
      const driver = await startDriver()
      await use(driver)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ driver, baseURL }, use) => {
    const { sessionId } = SessionSchema.parse(await driver.send('POST', '/session', { capabilities: {} }))
    const send: Send = (method, path, body) => driver.send(method, `/session/${sessionId}${path}`, body)
    try {
      await send('POST', '/window/rect', size)
      await use(createWindow(send, baseURL ?? ''))
    } finally {
      await send('DELETE', '')
    }
  },
})

function createWindow(send: Send, baseURL: string): WebKitWindow {
  const run = (script: string, args: readonly unknown[]) => send('POST', '/execute/sync', { script, args })
  const evaluate: WebKitWindow['evaluate'] = async (code, ...args) =>
    (await run(`return (${code.toString()})(...arguments)`, args)) as ReturnType<typeof code> // JSON of it
  const find = async (role: Role, name: string) => {
    const search = () => evaluate(findControl, selectors[role], name)
    await expect.poll(search, `${role} “${name}”`).toBeTruthy()
    return ElementSchema.parse(await search())
  }
  /** Moves the pointer to the middle of a control, and goes on from there. */
  const point = async (role: Role, name: string, ...more: object[]) => {
    const element = await find(role, name)
    await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", [element])
    const actions = [{ type: 'pointerMove', duration: 20, origin: element, x: 0, y: 0 }, ...more]
    await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }
  const down = (value: string) => ({ type: 'keyDown', value })
  const up = (value: string) => ({ type: 'keyUp', value })
  const act = async (actions: readonly object[]) => {
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  const handles = async () => TextsSchema.parse(await send('GET', '/window/handles'))

  return {
    goto: async (path) => {
      await send('POST', '/url', { url: new URL(path, baseURL).href })
      await evaluate(() => {
        const errors: string[] = []
        Object.assign(window, { errorsOfTest: errors })
        window.addEventListener('error', ({ message }) => errors.push(message))
        window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
      })
    },
    evaluate,
    click: (role, name) =>
      point(role, name, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    hover: (role, name) => point(role, name),
    type: (text) => act([...text].flatMap((value) => [down(value), up(value)])),
    press: (...keys) => act([...keys.map(down), ...keys.toReversed().map(up)]),
    seesText: async (text) => {
      await expect.poll(() => evaluate(isSeen, text), `“${text}” is seen`).toBe(true)
    },
    inPopup: async (inside) => {
      const handle = await send('GET', '/window')
      await expect.poll(handles).toHaveLength(2)
      await send('POST', '/window', { handle: (await handles()).find((other) => other !== handle) })
      await inside()
      await expect.poll(handles).toEqual([handle])
      await send('POST', '/window', { handle })
    },
    errors: async () => TextsSchema.parse(await run('return errorsOfTest', [])),
  }
}

/** Runs in the page. The first control of a name that is seen. */
function findControl(selector: string, name: string): Element | undefined {
  const nameOf = (element: Element) => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : []
    const texts = [
      element.getAttribute('aria-label'),
      ...[...(labels ?? []), element].map((e) => e.textContent),
    ]
    return texts.find((text) => text?.trim())?.trim() ?? ''
  }
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element).includes(name),
  )
}

/** Runs in the page. Whether a text has room on the screen, and nothing is over it. */
function isSeen(text: string): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const from = node.nodeValue?.indexOf(text) ?? -1
    if (from < 0) continue
    range.setStart(node, from)
    range.setEnd(node, from + text.length)
    const { left, top, width, height } = range.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    if (width > 0 && height > 0 && over !== null && node.parentElement?.contains(over)) return true
  }
  return false
}

async function startDriver(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const numbers = screen.stdio[3]
  if (!(numbers instanceof Readable)) throw new Error('Xvfb was started without a pipe for its display.')
  const [display] = TextsSchema.parse(await once(createInterface({ input: numbers }), 'line'))
  const port = findFreePort()
  const program = process.env['WEBKIT_DRIVER_PATH'] || '/usr/bin/WebKitWebDriver'
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  })
  const send: Send = async (method, path, content) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: content === undefined ? null : JSON.stringify(content),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return AnswerSchema.parse(body).value
    const { error, message } = RefusalSchema.parse(body).value
    throw new Error(`WebKit’s driver refused ${method} ${path}: ${error}. ${message}`)
  }
  await expect.poll(() => send('GET', '/status').then(Boolean, () => false)).toBe(true)
  return {
    send,
    stop: async () => {
      for (const child of [driver, screen]) await end(child)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
