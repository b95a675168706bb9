/**
 * Marks a browser with a session, so that visitors never load the sign-in library to find out. It holds no token and nothing personal, and ends with the browser.
 */
const name = 'signed-in'

export const hasSessionCookie = () => document.cookie.split('; ').includes(`${name}=1`)

export function setSessionCookie(): void {
  document.cookie = `${name}=1; ${attributes()}`
}

export function clearSessionCookie(): void {
  document.cookie = `${name}=; Max-Age=0; ${attributes()}`
}

/** Secure wherever there is TLS: on localhost there is none. */
const attributes = () => `Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
