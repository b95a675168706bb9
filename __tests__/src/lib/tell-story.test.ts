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

test('the finding stands apart in its place, whatever the markup of the sentence, and its paragraph goes on without it', () => {
  const told = (paragraph: string) =>
    tellStory(`${plan}${paragraph}\n${risks}`, 'The files aren’t opened.').map(({ text }) => text)
  expect(told('<p>The files aren’t <em>opened.</em> We ask why.</p>')).toEqual([
    `${plan}<p class="finding">The files aren’t <em>opened.</em></p>\n<p>We ask why.</p>\n`,
    risks,
  ])
  expect(told('<p>A <a href="/">scan</a> shows it. The files aren’t opened. So?</p>')[0]).toBe(
    `${plan}<p>A <a href="/">scan</a> shows it.</p>\n<p class="finding">The files aren’t opened.</p>\n<p>So?</p>\n`,
  )
  expect(told('<p>The files aren’t opened.</p>')[0]).toBe(
    `${plan}<p class="finding">The files aren’t opened.</p>\n`,
  )
})

test('a finding that no paragraph says is not shown', () => {
  for (const text of [begin, '<ul><li>The files are lost.</li></ul>'])
    expect(tellStory(text, 'The files are lost.')).toEqual([{ kind: 'text', text }])
})
