import type { AddressInfo } from 'node:net'

/** Listens on every address of the machine: open it as localhost. */
const wildcards = ['0.0.0.0', '::', 'localhost']

/** What to type into a browser to reach the service. */
export function addressOf(host: string, addresses: readonly (AddressInfo | string)[]): string {
  const [first] = addresses
  const name = wildcards.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return typeof first === 'object' ? `http://${name}:${first.port}` : `http://${name}`
}
