import { createServer } from 'node:net'
import { findFreePort } from '../../scripts/lib/find-free-port'

test('finds a port that a server can listen on', async () => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(Number(findFreePort()), 'localhost', listening))
  await new Promise((closed) => server.close(closed))
})
