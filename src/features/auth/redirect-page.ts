import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge'

/** The whole page that Microsoft's window ends on: it hands the answer to the site and closes. */
broadcastResponseToMainFrame().catch(() => {
  document.title = 'Sign-in'
  for (const element of document.querySelectorAll<HTMLElement>('[hidden]')) element.hidden = false
})
