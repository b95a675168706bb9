import { sayCorrected, sayCorrectedOf } from '../../contract/say-corrected'
import { findCorrection } from '../../contract/search-correction'
import { createKnowledge, planSearch, toWords } from '../../contract/search-words'

const words = toWords(
  'sharepoint teams team items item cost migration migrations file server dotnet telephony account amount azure',
)
const knowledge = createKnowledge(words, [['voip', 'telephony']])
const correct = (typed: string) => findCorrection(typed, planSearch(typed, knowledge))

test.each([
  ['sharpoint', 'sharpoint', ['sharepoint']],
  ['Sharpoint,  costs', 'Sharpoint, costs', ['sharepoint, costs']],
  ['the cost of temas', 'the cost of temas', ['the cost of teams']],
  ['migratoin', 'migratoin', ['migration']],
  ['acount', 'acount', ['account']],
  ['migrashun', 'migrashun', ['migration']],
  ['amcount', 'amcount', ['account', 'amount']],
  ['amcount in Temas', 'amcount in Temas', ['account in teams', 'amount in teams']],
  ['.NET migraton', '.NET migraton', ['.NET migration']],
  ['azure.temas', 'azure.temas', ['azure.teams']],
])('“%s” is shown as “%s” and read as %j', (typed, shown, searched) => {
  expect(correct(typed)).toEqual({ typed: shown, searched })
})

test.each([
  ['what is known', 'sharepoint migrations'],
  ['the beginning of a word', 'sharep'],
  ['two words without the space', 'fileserver'],
  ['a word that only means something', 'voip'],
  ['a misspelled word beside nonsense, which is left out', 'azure qqqqqq sharpoint'],
  ['nonsense', 'qqqqqq'],
  ['nothing', ''],
])('%s is not corrected', (_what, typed) => {
  expect(correct(typed)).toBeUndefined()
})

test('no more than ten words and four readings are named, however much is typed', () => {
  const { typed, searched = [] } = correct('amcount '.repeat(12)) ?? {}
  expect(toWords(typed ?? '')).toHaveLength(10)
  expect(searched).toEqual(['account '.repeat(10).trim(), 'amount '.repeat(10).trim()])
  const several = createKnowledge(toWords('tiles times tides sands sandy'), [])
  const asked = 'tizes sandz'
  expect(findCorrection(asked, planSearch(asked, several))?.searched).toHaveLength(4)
})

test.each([
  [['sharepoint'], '“sharepoint”'],
  [['teams', 'items'], '“teams” or “items”'],
  [['a', 'b', 'c'], '“a”, “b” or “c”'],
])('says that it searched for %j', (searched, shown) => {
  expect(sayCorrected({ typed: 'x', searched })).toBe(`No pages match “x”. Showing results for ${shown}.`)
})

test.each([
  ['all', false, 'Nothing matches “temas”. Showing results for “teams”.'],
  ['all', true, 'Nothing else matches “temas”. Showing other results for “teams”.'],
  ['pages', true, 'No pages match “temas”. Showing pages for “teams”.'],
  ['others', false, 'Nothing else matches “temas”. Showing other results for “teams”.'],
] as const)('in the workspace, %s of what is found, beside screens: %s', (of, hasScreens, said) => {
  expect(sayCorrectedOf({ typed: 'temas', searched: ['teams'], of }, hasScreens)).toBe(said)
})
