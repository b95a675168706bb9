import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { routes } from '../../config/routes'

/**
 * Writes the page on which Microsoft's window ends. It is no page of Gatsby's: it loads the bridge that hands
 * on the answer, and nothing else.
 *
 * @param script Source of its script.
 * @param directory Of the built site, e.g. "public".
 * @param locale Language tag of the site.
 */
export async function writeRedirectPage(script: string, directory: string, locale: string): Promise<void> {
  const code = await bundle(script)
  const href = routes.signInAnswer.href()
  const name = `bridge-${createHash('sha256').update(code).digest('hex').slice(0, 20)}.js`
  const folder = path.join(directory, href)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, name), code)
  await writeFile(path.join(folder, 'index.html'), page(href + name, locale))
}

async function bundle(script: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** What a person sees who comes here without an answer, e.g. from their history. */
const page = (script: string, locale: string) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Signing in</title>
</head>
<body>
<main>
<h1 hidden>Nothing to do here</h1>
<p hidden>This page only ends a sign-in. You can close this window, or go to the <a href="/">start page</a>.</p>
</main>
<script src="${script}"></script>
</body>
</html>
`
