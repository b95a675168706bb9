import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler, type Handler } from './create-handler'
import { createKeyring } from './entra/create-keyring'
import { issueToken, type TokenOverrides } from './entra/issue-token'
import { planAddresses } from './entra/plan-addresses'
import { refuseProduction } from './env'
import sampleFile from './sample.json'
import { SampleSchema, type Sample } from './sample.schema'
import { createSettings, type EmulatorSettings, type Tenant } from './tenant'

interface EmulatorOptions {
  /** 0: any free port. */
  port: number
  /** Default emulators/sample.json. */
  sample?: Sample
  /** Receives a line for each rejected or failed request; default: none. */
  log?: (line: string) => void
}

/** Emulators of Microsoft Entra ID and Microsoft Graph, at one origin on this machine. */
export interface Emulators {
  /** "http://localhost:8002" */
  origin: string
  sample: Sample
  /** Tests change these while the emulators run. */
  settings: EmulatorSettings
  /** Signs with a new key; sessions continue. keepOld: the old key stays published; default false. */
  rotateKeys: (options?: { keepOld?: boolean }) => Promise<void>
  /** Signs an access token for the backend, with any part overridden. */
  issueToken: (overrides?: TokenOverrides) => Promise<string>
  /** Connections are refused; sessions and keys are kept. */
  stop: () => Promise<void>
  /** Starts again on the same port. */
  start: () => Promise<void>
}

/**
 * Starts the emulators on 127.0.0.1.
 *
 * @throws EmulatorsInProductionError while NODE_ENV is "production"; an error with code EADDRINUSE for a taken port.
 */
export async function createEmulators({
  port,
  sample,
  log = () => undefined,
}: EmulatorOptions): Promise<Emulators> {
  refuseProduction()
  const parsed = SampleSchema.parse(sample ?? sampleFile)
  let handle: Handler = (_request, response) => Promise.resolve(void response.writeHead(503).end())
  const listener = createListener(port, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log(`${request.method ?? ''} ${request.url ?? ''} failed: ${String(error)}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await listener.start()

  const tenant = createTenant(`http://localhost:${listener.port()}`, parsed)
  const keyring = await createKeyring(tenant, log)
  handle = createHandler(tenant, keyring)

  return {
    origin: tenant.origin,
    sample: tenant.sample,
    settings: tenant.settings,
    rotateKeys: keyring.rotate,
    issueToken: (overrides = {}) => issueToken(tenant, keyring.current(), overrides),
    stop: listener.stop,
    start: listener.start,
  }
}

const createTenant = (origin: string, sample: Sample): Tenant => ({
  origin,
  addresses: planAddresses(origin, sample.tenantId),
  sample,
  settings: createSettings(),
})

/** A server on the loopback address that keeps its port across restarts. */
interface Listener {
  /** Available after the first start. */
  port: () => number
  start: () => Promise<void>
  /** Closes all connections and accepts no new ones. */
  stop: () => Promise<void>
}

function createListener(wantedPort: number, listener: RequestListener): Listener {
  const server = createServer(listener)
  // MSAL opens a TLS connection early, because it expects an https authority.
  server.on('clientError', (_error, socket) => socket.destroy())
  let port = wantedPort
  return {
    port: () => port,
    start: async () => {
      if (server.listening) return
      server.listen({ port, host: '127.0.0.1' })
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    },
    stop: async () => {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
