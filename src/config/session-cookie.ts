/**
 * Cookie of browsers with a session, so that visitors never load the sign-in library to find out. It holds no token
 * and nothing personal, and ends with the browser.
 */
export const sessionCookie = 'signed-in=1'
