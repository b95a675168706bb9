import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { routes } from '../../config/routes'

/** In development Gatsby serves no HTML file of `public/`; the page on which Microsoft's window ends is one. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const address = routes.signInAnswer.href()
  const file = path.join(store.getState().program.directory, 'public', address, 'index.html')
  app.get(address, (_request: unknown, response: Response) => response.sendFile(file))
}

interface Response {
  sendFile: (file: string) => void
}
