import { execFileSync } from 'node:child_process'

const listenOnAnyPort = `
  const server = require('node:net').createServer().listen(0, 'localhost', () => {
    process.stdout.write(String(server.address().port)) // console.log would color a number
    server.close()
  })`

/** A port of this machine that no program uses. Waits for it, as configuration files can't use promises. */
export const findFreePort = (): string =>
  execFileSync(process.execPath, ['-e', listenOnAnyPort], { encoding: 'utf8' })
