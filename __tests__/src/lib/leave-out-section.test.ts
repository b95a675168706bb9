/** @jest-environment node */
import { leaveOutSection } from '../../../src/lib/leave-out-section'

const heading = (text: string) => ({ id: text.toLowerCase(), text })
const body = {
  html: '<p>Lead.</p><h2 id="tides">Tides</h2><p>In.</p><h3 id="neap">Neap</h3><p>Low.</p><h2 id="winds">Winds</h2><p>West.</p>',
  words: 7,
  headings: ['Tides', 'Neap', 'Winds'].map(heading),
}

test('a section is left out with the headings within it', () => {
  expect(leaveOutSection(body, 'Tides')).toEqual({
    html: '<p>Lead.</p><h2 id="winds">Winds</h2><p>West.</p>',
    words: 7,
    headings: [heading('Winds')],
  })
})

test('a text without that heading stays as it is', () => {
  expect(leaveOutSection(body, 'Currents')).toBe(body)
  expect(leaveOutSection(body, undefined)).toBe(body)
})
