/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { planAddresses } from '../../emulators/entra/plan-addresses'
import { accountPage } from '../../emulators/pages/account-page'
import { errorPage } from '../../emulators/pages/error-page'
import { rootPage } from '../../emulators/pages/root-page'
import sampleFile from '../../emulators/sample.json'
import { SampleSchema } from '../../emulators/sample.schema'
import { createSettings } from '../../emulators/tenant'
import { findHtmlFaults } from '../setup/find-html-faults'

const sample = SampleSchema.parse(sampleFile)
const origin = 'http://localhost:8002'
const addresses = planAddresses(origin, sample.tenantId)
const accounts = accountPage({ sample, site: 'localhost:8000' })
const root = rootPage({ origin, addresses, sample, settings: createSettings() })

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')
const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

const pages: [string, string][] = [
  ['the account page', accounts],
  ['the start page', root],
  ['an error page', errorPage({ code: 'invalid_redirect_uri', description: 'x' })],
  ['a page of an error without explanation', errorPage({ code: 'new_error' })],
]

test.each(pages)('%s is valid HTML', async (_name, text) => {
  expect(await findHtmlFaults(text)).toEqual([])
})

test.each(pages)('%s has a language, a title, one h1 and one main element', (_name, text) => {
  const page = parse(text)
  expect(page.compatMode).toBe('CSS1Compat')
  expect(page.documentElement.lang).toBe('en-GB')
  expect(page.title).not.toBe('')
  expect([page.querySelectorAll('main').length, page.querySelectorAll('main h1').length]).toEqual([1, 1])
  expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain('width=device-width')
})

test.each(pages)('%s has no scripts or inline styles and loads nothing from other sites', (_name, text) => {
  const page = parse(text)
  expect(page.querySelectorAll('script, style, [style], [onclick]')).toHaveLength(0)
  const loaded = [...page.querySelectorAll('[src], link[href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )
  expect(loaded.filter((address) => !address.startsWith('/emulators/'))).toEqual([])
})

test('the account page identifies itself as an emulator and names the site', () => {
  const text = textOf(parse(accounts).body)
  expect(text).toContain('Microsoft sign-in emulator')
  expect(text).toContain('This is a local emulator with sample accounts and no passwords.')
  expect(text).toContain('localhost:8000')
})

test('every account is a button with name, role and email, followed by Cancel', () => {
  const buttons = [...parse(accounts).querySelectorAll('form[method=post] button')]
  const words = new Map([
    ['admin', 'Admin'],
    ['editor', 'Editor'],
    ['recruiter', 'Recruiter'],
    ['support', 'Support'],
    ['employee', 'Employee'],
    ['', 'No role'],
  ])
  expect(buttons.map((button) => [button.getAttribute('value'), textOf(button)])).toEqual([
    ...sample.accounts.map(({ oid, name, email, roles, note, photo }) => {
      const initials = photo ? '' : `${name.replace(/(\w)\S* (\w).*/, '$1$2')} `
      return [oid, `${initials}${name} ${note ?? words.get(roles.join())} ${email}`]
    }),
    ['', 'Cancel'],
  ])
})

test('photos are decorative', () => {
  const page = parse(accounts)
  const photos = sample.accounts.filter(({ photo }) => photo)
  expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('alt'))).toEqual(
    photos.map(() => ''),
  )
  expect(page.querySelector('span.picture')?.getAttribute('aria-hidden')).toBe('true')
})

test('names are HTML-escaped', () => {
  const name = `<b onclick="x">O'Neil & "Sons"</b>`
  const renamed = sample.accounts.map((account) => ({ ...account, name }))
  const page = parse(accountPage({ sample: { ...sample, accounts: renamed }, site: '' }))
  expect(textOf(page.querySelector('.name'))).toBe(name)
})

test('the start page lists all accounts and URLs', () => {
  const text = textOf(parse(root).body)
  const wanted = [
    ...sample.accounts.flatMap(({ name, email }) => [name, email]),
    addresses.issuer,
    origin + addresses.token,
    `${origin}/v1.0`,
    `api://${sample.apiClientId}/access_as_user`,
  ]
  expect(wanted.filter((words) => !text.includes(words))).toEqual([])
})

test('uses the colors of the site', () => {
  const tokens = (file: string) =>
    new Map(
      [...readFileSync(file, 'utf8').matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    )
  const site = tokens('src/styles/tokens.css')
  const own = tokens('emulators/pages/pages.css')
  expect(own.size).toBeGreaterThan(10)
  expect([...own].filter(([name, value]) => site.get(name) !== value)).toEqual([])
})
