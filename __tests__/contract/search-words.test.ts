import { createKnowledge, planSearch, toStem, toWords } from '../../contract/search-words'

const words = toWords(
  'migration migrated sharepoint copilot file server cost azure vacancies career desk help dotnet powerbi power bi about us net network',
)
const synonyms = [
  ['career', 'jobs', 'who hires', 'how much does it pay'],
  ['help desk', 'support line'],
]
const knowledge = createKnowledge(words, synonyms)

/** What was typed as parts, each with what answers it. */
const read = (typed: string) =>
  planSearch(typed, knowledge).parts.map((alternatives) =>
    alternatives.map(({ is, stems }) =>
      is === 'beginning' ? `${stems.join('')}…` : stems.join(is === 'phrase' ? '+' : ' '),
    ),
  )

test.each([
  ['Café Über', ['cafe', 'uber']],
  ['C# and .NET', ['csharp', 'and', 'dotnet']],
  ['ASP.NET', ['asp', 'dotnet']],
  ['Node.js', ['node', 'js']],
  ['the firm’s clients’ files', ['the', 'firm', 'clients', 'files']],
  ['?!', []],
])('the words of “%s” are %j', (text, found) => {
  expect(toWords(text)).toEqual(found)
})

test.each([
  ['migrations', 'migrating'],
  ['optimise', 'optimization'],
  ['licence', 'licensed'],
  ['vacancy', 'vacancies'],
  ['licence', 'licensing'],
  ['organisational', 'organizational'],
  ['organisers', 'organizers'],
  ['centres', 'center'],
  ['behaviour', 'behaviors'],
  ['colours', 'color'],
  ['catalogue', 'catalogs'],
  ['programmes', 'program'],
  ['analysing', 'analyze'],
  ['practising', 'practice'],
  ['defence', 'defense'],
  ['modelling', 'modeling'],
  ['labelled', 'labeled'],
  ['authorisation', 'authorize'],
])('“%s” and “%s” are the same word', (one, other) => {
  expect(toStem(one)).toBe(toStem(other))
})

test.each([
  ['excel', 'excellence'],
  ['office', 'offices'],
  ['customise', 'customers'],
  ['author', 'authorised'],
])('“%s” and “%s” are different words', (one, other) => {
  expect(toStem(one)).not.toBe(toStem(other))
})

test.each([
  ['the cost of azure', [['cost'], ['azur', 'azure…']]],
  ['about us', [['about'], ['us']]],
  ['net', [['net']]],
  ['netw', [['netw…']]],
  ['coat', []],
  ['csot', [['cost']]],
  ['migratio', [['migrat', 'migratio…']]],
  ['sharepiont', [['sharepoint']]],
  ['copliot cost', [['copilot'], ['cost', 'cost…']]],
  ['fileserver', [['file'], ['server', 'server…']]],
  ['migrashun', [['migrat']]],
  ['suport lien', [['help+desk']]],
  ['power bi', [['power+bi', 'powerbi']]],
  ['jobs', [['career']]],
  ['jobs azure', [['career'], ['azur', 'azure…']]],
  ['support line', [['help+desk']]],
  ['help desk', [['help+desk']]],
  ['who hires', [['career']]],
  ['how much does it pay', [['career']]],
  ['azure qqqqqq', [['azur']]],
  ['qqqqqq zzzzzz azure', []],
  ['copliot qqqqqq', []],
  ['27001', []],
  ['', []],
])('“%s” is read as %j', (typed, parts) => {
  expect(read(typed)).toEqual(parts)
})
