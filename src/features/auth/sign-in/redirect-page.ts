import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'

/** The page on which Microsoft's window ends: it passes the response to the site and closes. */
broadcastResponseToMainFrame().catch(() => {
  document.title = 'Sign-in'
  for (const element of document.querySelectorAll<HTMLElement>('[hidden]')) element.hidden = false
})
