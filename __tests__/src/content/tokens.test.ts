import type { Company } from '../../../contract/content/page-schemas'
import { formatIssue } from '../../../src/content/content-issue'
import { fillTokens } from '../../../src/content/fill-tokens'
import { brandPattern, checkBrand, checkTokens } from '../../../src/content/tokens'
import { makeCompany } from '../../setup/make-company'

const company = makeCompany()
const source = (text: string) => ({ file: 'content/made.md', folder: '', slug: 'made', text })
const brandFaults = (text: string, firm: Company = company) => checkBrand(source(text), firm).map(formatIssue)

describe('tokens', () => {
  test('become the values of company.yml, with or without spaces', () => {
    const text = 'Write to {{company.emails.privacy}} at {{ company.legalName }}.'
    expect(fillTokens(text, company)).toBe('Write to privacy@harbour.example at Harbour & Sons Ltd.')
  })

  test('name the cities of the offices', () => {
    const [office] = company.offices
    if (office === undefined) throw new Error('the company has no office')
    const offices = ['Leith', 'Cork'].map((city) => ({ ...office, city }))
    expect(fillTokens('In {{company.cities}}.', { ...company, offices })).toBe('In Leith and Cork.')
  })

  test('work anywhere and more than once', () => {
    expect(fillTokens('{{company.name}}{{company.name}}', company)).toBe('HarbourHarbour')
  })

  test('that are known are not reported', () => {
    expect(checkTokens(source('{{company.managedServices.shortName}} and {{company.url}}'), company)).toEqual(
      [],
    )
  })

  test('that are unknown are reported with the closest name', () => {
    const text = 'First line.\nWrite to {{company.email.privacy}}.\n'
    expect(checkTokens(source(text), company).map(formatIssue)).toEqual([
      'content/made.md:2:10: unknown value "company.email.privacy": company.yml has no such field. Did you mean "company.emails.privacy"?',
    ])
  })

  test('that are unknown stay in the text', () => {
    expect(fillTokens('{{company.motto}}', company)).toBe('{{company.motto}}')
  })
})

describe('the spelled-out brand', () => {
  test('is reported, with the token to use instead', () => {
    expect(brandFaults('One.\nAsk Harbour today.\n')).toEqual([
      'content/made.md:2:5: use {{company.name}} instead of "Harbour"',
    ])
  })

  test('is matched in its longest form', () => {
    expect(brandFaults('Harbour Care helps; call HC.')).toEqual([
      'content/made.md:1:1: use {{company.managedServices.name}} instead of "Harbour Care"',
      'content/made.md:1:26: use {{company.managedServices.shortName}} instead of "HC"',
    ])
    expect(brandFaults('By Harbour & Sons Ltd, London')).toEqual([
      'content/made.md:1:4: use {{company.legalName}} instead of "Harbour & Sons Ltd"',
    ])
  })

  test('is not matched within longer words', () => {
    expect(brandFaults('Harbours and HCL are something else.')).toEqual([])
  })

  test('is matched twice in a line', () => {
    expect(brandFaults('Harbour, Harbour')).toHaveLength(2)
  })

  test('is matched when the name has regular expression characters', () => {
    const firm = { ...company, name: 'C.A.T. (IT)', legalName: 'C.A.T. (IT) Ltd' }
    expect('CxAxT. (IT)'.match(brandPattern(firm))).toBeNull()
    expect(brandFaults('Ask C.A.T. (IT) today.', firm)).toHaveLength(1)
  })

  test('is matched when the name starts or ends with a non-ASCII letter', () => {
    const firm = { ...company, name: 'Århavn', legalName: 'Århavn Rådgivning på Ø' }
    expect(brandFaults('Spørg Århavn i dag.', firm)).toHaveLength(1)
    expect(brandFaults('Århavn Rådgivning på Ø er her.', firm)).toEqual([
      expect.stringContaining('{{company.legalName}}'),
    ])
  })
})
