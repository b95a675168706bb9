import { splitPhrases } from '../../../src/lib/split-phrases'

test.each([
  ['You have Synapse. Do you need Fabric?', ['You have Synapse.', 'Do you need Fabric?']],
  [
    'End of support: the dates that matter, and a plan',
    ['End of support:', 'the dates that matter, and a plan'],
  ],
  ['Eleven sites, one file server, twelve weeks', ['Eleven sites,', 'one file server,', 'twelve weeks']],
  ['Living with Microsoft Graph throttling', ['Living with Microsoft Graph throttling']],
  ['.NET at 9:30 for 1,200 users', ['.NET at 9:30 for 1,200 users']],
  ['', []],
])('splits “%s” where a reader pauses', (title, phrases) => {
  expect(splitPhrases(title)).toEqual(phrases)
})
