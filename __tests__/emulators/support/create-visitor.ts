import { createHash, randomBytes } from 'node:crypto'
import type { Emulators } from '../../../emulators/create-emulators'
import { planAddresses } from '../../../emulators/entra/plan-addresses'

export const redirectUri = 'http://localhost:4321/auth/redirect/'

/** A response of the token endpoint. */
export interface TokenAnswer {
  access_token?: string
  id_token?: string
  refresh_token?: string
  client_info?: string
  expires_in?: number
  scope?: string
  error?: string
  error_description?: string
}

/** A minimal browser for signing in: stores cookies, follows redirects up to the site. */
export interface Visitor {
  /** Opens a URL of the emulators, and follows redirects among them. */
  open: (path: string, form?: Record<string, string>) => Promise<Response>
  /** Starts a sign-in like MSAL; resolves with the account page, an error page or the redirect to the site. */
  authorize: (changes?: Record<string, string>) => Promise<Response>
  /** Submits the account page. */
  pick: (page: Response, oid: string) => Promise<Response>
  /** Exchanges the code of the redirect for tokens. */
  exchange: (back: Response, scope: string) => Promise<TokenAnswer>
  refresh: (refreshToken: string, scope: string) => Promise<TokenAnswer>
  /** A complete sign-in, for an account by its index in the sample. */
  signIn: (place: number, scope?: string) => Promise<TokenAnswer>
}

const graphScope = 'openid profile offline_access User.Read User.ReadBasic.All'

export function createVisitor({ origin, sample }: Emulators): Visitor {
  const { authorization, token } = planAddresses(origin, sample.tenantId)
  const cookies = new Map<string, string>()
  const verifier = randomBytes(32).toString('base64url')

  const step = async (address: URL, form?: Record<string, string>) => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      if (value === '' || line.includes('expires=Thu, 01 Jan 1970')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const open = async (path: string, form?: Record<string, string>): Promise<Response> => {
    let response = await step(new URL(path, origin), form)
    for (;;) {
      const location = response.headers.get('location')
      if (location === null) return response
      const next = new URL(location, origin)
      if (next.origin !== origin) return response
      response = await step(next)
    }
  }

  const askToken = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: sample.clientId, client_info: '1', ...fields })
    const response = await fetch(origin + token, {
      method: 'POST',
      body,
      headers: { origin: 'http://localhost:4321' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4321')
    return (await response.json()) as TokenAnswer
  }

  const visitor: Visitor = {
    open,
    authorize: (changes = {}) =>
      open(
        `${authorization}?${new URLSearchParams({
          client_id: sample.clientId,
          response_type: 'code',
          response_mode: 'fragment',
          redirect_uri: redirectUri,
          scope: graphScope,
          state: 'state-of-the-site',
          nonce: 'nonce-of-the-site',
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
          ...changes,
        }).toString()}`,
      ),
    pick: (page, account) => open(page.url, { account }),
    exchange: (back, scope) =>
      askToken({
        grant_type: 'authorization_code',
        code: returned(back).code ?? '',
        code_verifier: verifier,
        redirect_uri: redirectUri,
        scope,
      }),
    refresh: (refreshToken, scope) =>
      askToken({ grant_type: 'refresh_token', refresh_token: refreshToken, scope }),
    signIn: async (place, scope = graphScope) => {
      const page = await visitor.authorize({ prompt: 'select_account' })
      return visitor.exchange(await visitor.pick(page, sample.accounts[place]?.oid ?? ''), scope)
    },
  }
  return visitor
}

/** Parameters of the redirect to the site, with its URL. */
export function returned(back: Response): Record<string, string> {
  const { origin, pathname, hash, search } = new URL(back.headers.get('location') ?? 'about:blank')
  return { at: origin + pathname, ...Object.fromEntries(new URLSearchParams(hash.slice(1) || search)) }
}
