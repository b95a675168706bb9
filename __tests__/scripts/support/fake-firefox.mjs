#!/usr/bin/env node
/**
 * Stands in for Firefox: prints its id and arguments, knows the command `session.status`, opens pages and closes them,
 * answers `download` with an event, and ends with `browser.close`.
 */
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
  console.error(`${process.pid} started with ${process.argv.slice(2).join(' ')}`)
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`)
})
server.on('connection', (client, { url }) => {
  client.on('message', (data) => {
    const { id, method, params } = JSON.parse(data.toString())
    if (method === 'download') {
      const started = { url: 'blob:cv', navigation: null }
      return client.send(
        JSON.stringify({ type: 'event', method: 'browsingContext.downloadWillBegin', params: started }),
      )
    }
    if (method === 'browsingContext.create')
      return client.send(JSON.stringify({ type: 'success', id, result: { context: `${params.type} ${id}` } }))
    if (method === 'browsingContext.close')
      return client.send(
        JSON.stringify({ type: 'event', method: 'browsingContext.contextDestroyed', params }),
      )
    const isKnown = method === 'session.status' || method === 'browser.close'
    const answer = isKnown
      ? { type: 'success', id, result: { at: url } }
      : {
          type: 'error',
          id,
          error: method === 'broken' ? 'unknown error' : 'unknown command',
          message: method,
        }
    client.send(JSON.stringify(answer), () => {
      if (method === 'browser.close') process.exit(0)
    })
  })
})
