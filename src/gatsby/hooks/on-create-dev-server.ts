import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { routes } from '../../config/routes'

/** In development Gatsby serves no HTML files from `public/`, such as the sign-in redirect page. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const address = routes.signInAnswer.href()
  const file = path.join(store.getState().program.directory, 'public', address, 'index.html')
  app.get(address, (_request: unknown, response: Response) => response.sendFile(file))
}

interface Response {
  sendFile: (file: string) => void
}
