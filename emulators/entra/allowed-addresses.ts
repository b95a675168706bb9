const hosts = ['localhost', '127.0.0.1']

/** Whether a site on this machine makes the request, on any port. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin)) && new URL(origin).origin === origin
}

/** Whether it is exactly the redirect page of a site on this machine. */
export function isAllowedRedirect(address: string): boolean {
  return (
    URL.canParse(address) &&
    isLoopback(new URL(address)) &&
    address === `${new URL(address).origin}/auth/redirect/`
  )
}

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && hosts.includes(hostname)
