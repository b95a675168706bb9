import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

/** Path of the font for the backend's pages: the site's own font file is renamed with each build. */
const fontPath = '/api/forms/archivo.woff2'

/** The site's design tokens that these pages use, and their layout; a test compares them with src/styles/tokens.css. */
export const pageStyle = `
@font-face { font-family: 'Archivo'; src: url('${fontPath}') format('woff2'); font-weight: 100 900; font-stretch: 62% 125%; font-display: swap }
:root {
  color-scheme: light dark;
  --surface: light-dark(#fbfdfd, #0a1822);
  --surface-tint: light-dark(#eaf4f9, #0f2738);
  --text: light-dark(#13232e, #e6eff4);
  --muted: light-dark(#4a6070, #9db3c0);
  --line: light-dark(#cfdde5, #22394a);
  --accent: light-dark(#b0186a, #ff6fb0);
  --danger: light-dark(#9c2f00, #ffa07a);
  --on-accent: light-dark(#ffffff, #1a0710);
  --focus: light-dark(#13232e, #e6eff4);
  --radius: 3px;
  --quick: 180ms cubic-bezier(0.2, 0, 0.2, 1);
}
*, *::before { box-sizing: border-box }
body { margin: 0; background: var(--surface); color: var(--text); font: 400 1.0625rem/1.55 'Archivo', system-ui, sans-serif; overflow-wrap: break-word }
.wrap { width: min(45rem, 100% - 2.5rem); margin-inline: auto }
header { padding-bottom: 8px; background: repeating-linear-gradient(90deg, var(--text) 0 20px, transparent 20px 40px) bottom / 100% 7px no-repeat; border-bottom: 1px solid var(--text) }
header .wrap { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 2rem; padding-block: .6rem }
.firm { font-size: 1.15rem }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; font-size: .95rem }
.firm, nav a { display: inline-block; padding-block: .5rem; color: inherit; font-weight: 600; text-decoration: none }
.firm:hover, nav a:hover { text-decoration: underline }
footer { border-top: 1px solid var(--line); padding-block: 1rem 2rem }
main { padding-block: 2rem 4rem }
h1, h2, .firm { font-stretch: 112% }
h1 { margin: 0 0 .75rem; font-size: clamp(1.75rem, 1.35rem + 1.7vw, 2.5rem); font-weight: 600; line-height: 1.12; letter-spacing: -.02em; text-wrap: balance }
h2 { margin: 0; font-size: 1.15rem; font-weight: 600; line-height: 1.3 }
p { margin: 0; max-width: 38rem; text-wrap: pretty }
p + p { margin-top: .75rem }
a { color: var(--accent); text-underline-offset: .15em }
.steps { max-width: 38rem; margin: .75rem 0 1.5rem; padding-inline-start: 1.4rem }
.steps li { padding-block: .5rem }
h3 { margin: 0; font-size: 1.0625rem }
.steps p { margin: 0 }
.phone { font-size: 1.25rem; font-weight: 600 }
main > p + h2 { margin-top: 1.75rem }
.reference { font-weight: 600; letter-spacing: .04em; white-space: nowrap }
.summary { max-width: 38rem; margin-block: 1.25rem 2rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-inline-start: 4px solid var(--danger); border-radius: var(--radius); background: var(--surface-tint) }
.summary ul { margin: .5rem 0 0; padding-inline-start: 1.1rem }
.summary li { margin-top: .25rem }
form { display: grid; gap: 1.5rem; max-width: 38rem; margin-top: 1.5rem }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0 }
label, legend { padding: 0; font-weight: 600 }
.optional { color: var(--muted); font-weight: 400 }
.hint, .issue { display: block; font-size: .95rem; line-height: 1.45 }
.hint { color: var(--muted) }
.issue { color: var(--danger); font-weight: 600 }
input:not([type=radio], [type=checkbox]), textarea, select { display: block; width: 100%; margin-top: .4rem; padding: .65rem .75rem; border: 1px solid var(--muted); border-radius: var(--radius); background: var(--surface); color: inherit; font: inherit }
::file-selector-button { margin-inline-end: .75rem; padding: .3rem .8rem; border: 1px solid var(--muted); border-radius: var(--radius); background: var(--surface-tint); color: inherit; font: inherit; cursor: pointer }
textarea { min-height: 10rem; resize: vertical }
input[aria-invalid=true]:not([type=checkbox]), textarea[aria-invalid=true] { border: 2px solid var(--danger) }
.choice { display: grid; grid-template-columns: auto 1fr; gap: .65rem; align-items: start; padding-block: .5rem; font-weight: 400; cursor: pointer }
.choice input { width: 1.25rem; height: 1.25rem; margin: .15rem 0 0; accent-color: var(--accent) }
button { justify-self: start; padding: .75rem 1.4rem; border: 0; border-radius: var(--radius); background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; transition: filter var(--quick) }
button:hover { filter: brightness(1.1) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
`

/** For a year: another version of the font would have another name. */
const headers = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Serves the font of the pages. */
export function serveFont(app: FastifyInstance): void {
  const file = createRequire(__filename).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  )
  app.get(fontPath, async (_request, reply) => {
    reply.ownHeaders = headers
    return reply.type('font/woff2').send(await readFile(file))
  })
}
