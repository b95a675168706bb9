import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { routes } from '../../config/routes'
import { currentSampleFiles } from '../sample-store'

/** In development Gatsby serves no HTML files from `public/`, such as the sign-in redirect page, nor what a build adds. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const address = routes.signInAnswer.href()
  const { directory } = store.getState().program
  const file = path.join(directory, 'public', address, 'index.html')
  app.get(address, (_request: unknown, response: Response) => response.sendFile(file))
  app.get(
    /^\/(?:samples|media)\/.+\.(?:pdf|svg)$/,
    ({ path: at }: Request, response: Response, next: (error?: unknown) => void) => {
      currentSampleFiles(directory).then((files) => {
        const made = files.get(at.slice(1))
        if (made === undefined) next()
        else response.sendFile(made)
      }, next)
    },
  )
}

interface Request {
  path: string
}

interface Response {
  sendFile: (file: string) => void
}
