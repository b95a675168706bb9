import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** For esbuild: files that a module of the backend or the emulators reads or starts by its own place stay where they are. */
export const keepPlaces = {
  name: 'keep-places',
  setup: (compiling) =>
    compiling.onLoad({ filter: /[/\\](?:backend|emulators)[/\\].+\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8')
      return { loader: 'ts', contents: text.replaceAll('__dirname', JSON.stringify(path.dirname(file))) }
    }),
}
