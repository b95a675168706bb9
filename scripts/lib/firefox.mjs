#!/usr/bin/env node
/**
 * Firefox for Playwright, which starts this program in its place. Relays WebDriver BiDi between the two, and adds what
 * the ESR lacks:
 *
 * - Commands that Firefox doesn't know are answered as done. There is no `emulation.setMediaFeaturesOverride`, without
 *   which Playwright opens no page. Tests that need what such a command does can't run in Firefox.
 * - Downloads get an id, without which Playwright ignores them.
 *
 * The first page opens as a tab rather than in a window of its own, which takes Firefox half a second of processor time.
 * Pages beside it keep their windows, as a tab behind another one doesn't run at full speed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import WebSocket, { WebSocketServer } from 'ws'

const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const program = places.find((place) => place && existsSync(place)) ?? 'firefox'

const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('error', ({ message }) => {
  console.error(`Firefox can't be started: ${message}`)
  process.exit(1)
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [announced, address] = line.match(/WebDriver BiDi listening on (ws:\S+)/) ?? []
  console.error(announced ? line.replace(address, await relayTo(address)) : line)
})

/** Opens a port of this machine whose client is connected with Firefox. @returns Its address. */
async function relayTo(address) {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    verifyClient: ({ origin }) => origin === undefined, // pages, which always send one, must not drive the browser
  })
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(`${address}${url}`)
    client.pause()
    browser.on('open', () => client.resume())
    const placePage = createPagePlacer()
    client.on('message', (data) => browser.send(placePage.asked(data.toString())))
    browser.on('message', (data) => {
      placePage.answered(data.toString())
      client.send(amend(data.toString()))
    })
    browser.on('close', () => client.close())
    client.on('close', () => firefox.kill()) // also where Playwright was killed and can't ask for it
    for (const socket of [browser, client]) socket.on('error', () => firefox.kill())
  })
  await once(server, 'listening')
  return `ws://127.0.0.1:${server.address().port}`
}

/** Follows which pages are open, and turns the window of the only one into a tab. */
function createPagePlacer() {
  const opening = new Set()
  const open = new Set()
  return {
    /** A command of Playwright's, as Firefox gets it. */
    asked(message) {
      if (!message.includes('"browsingContext.create"')) return message
      const { id, method, params } = JSON.parse(message)
      if (method !== 'browsingContext.create') return message
      const isOnly = open.size + opening.size === 0
      opening.add(id)
      return JSON.stringify({ id, method, params: isOnly ? { ...params, type: 'tab' } : params })
    },
    /** A message of Firefox's. */
    answered(message) {
      if (opening.size === 0 && !message.includes('"browsingContext.contextDestroyed"')) return
      const { id, method, params, result } = JSON.parse(message)
      if (method === 'browsingContext.contextDestroyed') open.delete(params.context)
      if (opening.delete(id) && result) open.add(result.context)
    },
  }
}

/** Firefox's message as Playwright understands it. */
function amend(message) {
  if (!/"unknown command"|"browsingContext\.download/.test(message)) return message
  const { type, id, error, method, params } = JSON.parse(message)
  if (type === 'error' && error === 'unknown command')
    return JSON.stringify({ type: 'success', id, result: {} })
  if (type === 'event' && method.startsWith('browsingContext.download'))
    return JSON.stringify({ type, method, params: { download: params.url, ...params } })
  return message
}
