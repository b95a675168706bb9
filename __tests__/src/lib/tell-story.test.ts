import { tellStory } from '../../../src/lib/tell-story'

const begin = '<h2 id="begin">Begin</h2>\n<p>The files aren’t <em>opened</em>.</p>\n'
const plan = '<h2 id="plan">Plan</h2>\n<p>We plan.</p>\n'
const risks = '<h2 id="what-can-go-wrong">What can go wrong</h2>\n<p>A line breaks.</p>\n'
const end = '<h2 id="end">End</h2>\n<p>It ends.</p>\n'

test('sections that follow each other stay one text', () => {
  expect(tellStory(begin + plan, null)).toEqual([{ kind: 'text', text: begin + plan }])
})

test('what can go wrong stands apart', () => {
  expect(tellStory(begin + risks + plan + end, null)).toEqual([
    { kind: 'text', text: begin },
    { kind: 'risks', text: risks },
    { kind: 'text', text: plan + end },
  ])
})

test('the finding follows the section that says it, whatever the markup of the sentence', () => {
  expect(tellStory(begin + plan + risks, 'The files aren’t opened.')).toEqual([
    { kind: 'text', text: begin },
    { kind: 'finding', text: 'The files aren’t opened.' },
    { kind: 'text', text: plan },
    { kind: 'risks', text: risks },
  ])
})

test('a finding that the text does not say is left out', () => {
  expect(tellStory(begin, 'The files are lost.')).toEqual([{ kind: 'text', text: begin }])
})
