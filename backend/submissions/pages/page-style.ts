import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

/** Path of the font for the backend's pages: the site's own font file is renamed with each build. */
const fontPath = '/api/forms/archivo.woff2'

/**
 * The site's design tokens that these pages use, and the little of its style sheet that they need where the site is
 * served elsewhere or not built yet; a test compares the tokens with src/styles/tokens.css.
 */
export const basicStyle = `
@font-face { font-family: 'Archivo'; src: url('${fontPath}') format('woff2'); font-weight: 100 900; font-stretch: 62% 125%; font-display: swap }
@media (width < 19rem) { body { --stretch: 86%; --size-h1: min(13vw, 2.2rem); } }
:root {
  color-scheme: light dark;
  --surface: light-dark(#fbfdfd, #0a1822);
  --surface-tint: light-dark(#eaf4f9, #0f2738);
  --text: light-dark(#13232e, #e6eff4);
  --muted: light-dark(#4a6070, #9db3c0);
  --line: light-dark(#cfdde5, #22394a);
  --accent: light-dark(#b0186a, #ff6fb0);
  --on-accent: light-dark(#ffffff, #1a0710);
  --danger: light-dark(#9c2f00, #ffa07a);
  --good: light-dark(#1a6440, #7fd6a8);
  --focus: light-dark(#13232e, #e6eff4);
  --chart-land: light-dark(#f3e4b8, #54482d);
  --chart-number: light-dark(#49657a, #8fabbd);
  --stretch: 112%;
  --size-xs: 0.875rem;
  --size-s: 0.95rem;
  --size-l: clamp(1.0625rem, 0.9rem + 0.7vw, 1.3rem);
  --size-h3: min(11.2vw, clamp(1.15rem, 1.12rem + 0.2vw, 1.25rem));
  --size-h1: min(10.5vw, clamp(2.2rem, 1.5rem + 2.6vw, max(8vh, 2.6rem)), 3.75rem);
  --s1: 0.25rem;
  --s2: 0.5rem;
  --s3: 0.75rem;
  --s4: 1rem;
  --s5: 1.5rem;
  --s6: 2rem;
  --s8: 4rem;
  --gutter: clamp(min(1.25rem, 6.25vw), 4vw, 3rem);
  --content: 75rem;
  --reading: 38.5rem;
  --radius: 3px;
}
*, *::before { box-sizing: border-box }
body { margin: 0; background: var(--surface); color: var(--text); font: 400 1.0625rem/1.6 'Archivo', system-ui, sans-serif; overflow-wrap: break-word }
h1, h2, h3, p, ol, ul { margin: 0 }
h1, h2, h3, .firm { font-weight: 600; font-stretch: var(--stretch) }
h1 { font-size: var(--size-h1); line-height: 1.04; letter-spacing: -0.03em; text-wrap: balance }
.wrap { width: min(var(--content), 100% - 2 * var(--gutter)); margin-inline: auto }
header { border-bottom: 1px solid var(--line) }
.firm { display: inline-block; padding-block: var(--s4); color: inherit; font-size: 1.15rem; text-decoration: none }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.2em }
.button { padding: 0.72em 1.3em; border: 1px solid transparent; border-radius: var(--radius); background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; line-height: 1.35; cursor: pointer }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px }
`

/** Forms as on the site, whose own style sheets for them are parts of its pages. */
export const formStyle = `
main { outline: 0 }
main .wrap { padding-block: clamp(2rem, 5vw, 4.5rem) clamp(3rem, 7vw, 6rem) }
main h1 { margin-bottom: var(--s5) }
.columns { display: grid; gap: var(--s8) }
.columns > * { min-width: 0 }
.columns > :first-child { max-width: var(--reading) }
@media (min-width: 64rem) { .columns { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr) } }
.lines { display: grid; gap: var(--s6); padding: 0; list-style: none }
.ask { align-self: start; margin-top: var(--s6); padding: var(--s5); background: var(--surface-tint) }
.ask h2 { margin-bottom: var(--s4); font: inherit; font-size: var(--size-h3); font-weight: 600; line-height: 1.25; letter-spacing: 0 }
.ask .lines { gap: var(--s5) }
@media (min-width: 64rem) { .ask { position: sticky; top: 6rem } }
.lines li { padding-top: var(--s4); border-top: 1px solid var(--line) }
.lines :is(h2, h3) { color: var(--muted); font: 500 var(--size-s)/1.6 'Archivo', system-ui, sans-serif; letter-spacing: 0 }
.lines p { margin-top: var(--s1) }
.lines .main, .lines :is(h2, h3) + p .phone { font-size: var(--size-l); font-weight: 600; overflow-wrap: anywhere }
main p + p { margin-top: var(--s3) }
.panel { padding: var(--s4) var(--s5); border: 1px solid var(--line); border-left: 3px solid var(--good) }
.panel + p { margin-top: var(--s6) }
.panel .hint { font-weight: 600 }
.panel > :is(p, ol) + p { margin-top: var(--s3) }
.panel h2 { margin-top: var(--s4); color: var(--muted); font: inherit; font-size: var(--size-xs); font-weight: 600; letter-spacing: 0 }
.panel h3 { font: inherit; font-weight: 600 }
.steps { display: grid; gap: var(--s4); margin-top: var(--s3); padding: 0; list-style: none }
.steps li { position: relative; padding-left: 2.2rem }
.steps li::before { content: ''; position: absolute; top: 0.3em; left: 0; width: 1rem; height: 1rem; border: 2px solid var(--accent); border-radius: 50% }
.steps li:first-child::before { background: var(--accent) }
.steps li:not(:last-child)::after { content: ''; position: absolute; top: 1.5rem; bottom: calc(-1 * var(--s4) - 0.3em); left: calc(0.5rem - 1px); border-left: 2px dashed var(--accent) }
.steps p { margin: 0 }
.steps .phone { font-size: var(--size-h3); font-weight: 600 }
.reference { font-size: var(--size-h3); font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap }
.summary { padding: var(--s4) var(--s5); border: 1px solid var(--danger); border-left-width: 3px }
.summary h2 { font: inherit; font-weight: 600 }
.issue { padding-left: 1.57em; text-indent: -1.57em }
.issue::before { text-indent: 0 }
:is(.summary h2, .issue)::before { content: '!' / ''; display: inline-block; width: 1.35em; margin-right: 0.5em; border-radius: 50%; background: var(--danger); color: var(--surface); font-size: 0.85em; font-weight: 600; line-height: 1.35; text-align: center; forced-color-adjust: none }
.summary ul { margin-top: var(--s2); padding-left: 1.2em }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 0 var(--s5); margin-top: var(--s2) }
form > * { display: grid; align-content: start; gap: var(--s1); min-width: 0; margin: var(--s5) 0 0; padding: 0; border: 0 }
form > [type=hidden] { display: none }
form > :is(fieldset, button, .told, :has(textarea, select, [type=file], [type=checkbox])) { grid-column: 1 / -1 }
/* Side by side, labels stand in line, and so do hints, controls and errors. */
form > :has(> input:not([type=file])) { grid-row: span 4; grid-template-rows: subgrid; row-gap: 0 }
form > :has(> input:not([type=file])) > :not(label) { margin-top: var(--s1) }
label, legend { padding: 0; font-weight: 600; line-height: 1.4 }
.told { font-size: var(--size-s) }
.optional { color: var(--muted); font-size: var(--size-xs); font-weight: 400 }
.hint, .issue { display: block; font-size: var(--size-xs); line-height: 1.45 }
.hint { color: var(--muted) }
.issue { color: var(--danger); font-weight: 600 }
form :where(input:not([type=radio], [type=checkbox]), textarea, select) { width: 100%; min-width: 0; min-height: 2.9rem; padding: 0.55rem 0.8rem; border: 1px solid var(--chart-number); border-radius: var(--radius); background: var(--surface); color: inherit; font: inherit }
form textarea { min-height: 9rem; line-height: 1.5; resize: vertical; field-sizing: content }
form :is(input:not([type=checkbox]), textarea)[aria-invalid=true] { border-color: var(--danger); box-shadow: inset 3px 0 var(--danger) }
fieldset[aria-invalid=true], fieldset[aria-invalid=true] > legend { padding-left: var(--s4); border-left: 3px solid var(--danger) }
fieldset[aria-invalid=true] > legend { margin-left: calc(-3px - var(--s4)) }
form [type=file] { padding: 0.8rem; border-style: dashed; font-size: var(--size-s); cursor: pointer }
::file-selector-button { margin-right: var(--s3); padding: 0.35rem 0.9rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface-tint); color: var(--text); font: inherit; font-weight: 600; cursor: pointer }
.choice { display: grid; grid-template-columns: 1.35rem 1fr; gap: var(--s3); padding-block: var(--s3); font-weight: 400; cursor: pointer }
fieldset :is(.choice, .sooner) { border-bottom: 1px solid var(--line) }
.choice:has(:checked):has(+ .sooner) { border: 0 }
.choice + .sooner { padding: 0 0 var(--s3) calc(1.35rem + var(--s3)) }
.choice:not(:has(:checked)) + .sooner { display: none }
.choice input { width: 1.2rem; height: 1.2rem; margin: 0.1rem 0 0; accent-color: var(--accent) }
@media not (forced-colors: active) {
  .choice input:not(:checked) { appearance: none; border: 1px solid var(--chart-number); border-radius: var(--radius); background: var(--surface) }
  .choice input[type=radio] { border-radius: 50% }
}
form > .button { justify-self: start; padding: calc(0.72em - 1px) calc(1.3em - 1px); border: 1px solid transparent }
form.search { grid-template-columns: 1fr auto }
form.search > .button { grid-area: 2 / 2; margin: var(--s1) 0 0 }
@media (width < 19rem) { form.search { grid-template-columns: minmax(0, 1fr) } form.search > .button { grid-area: auto } }
form.search + * { margin-top: var(--s6) }
.starts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: var(--s3) var(--s5); margin-top: var(--s4); padding: 0; font-weight: 600; list-style: none }
.kinds { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); margin-top: var(--s3); padding: 0; font-size: var(--size-s); list-style: none }
.results { padding-top: var(--s6) }
.results h2 { color: var(--muted); font: 600 var(--size-xs)/1.4 'Archivo', system-ui, sans-serif; letter-spacing: 0 }
.results ul { padding: 0; list-style: none }
.results li { padding-block: var(--s3); border-bottom: 1px solid var(--line) }
.results a { font-weight: 600 }
.results p { color: var(--muted); font-size: var(--size-s); line-height: 1.5 }
.results mark { background: var(--chart-land); color: var(--text) }
.away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
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
