import { checkNeighbours } from '../../../src/content/check-neighbours'
import { loadWholeContent } from '../../setup/whole-content'

const { content } = loadWholeContent()
if (content === undefined) throw new Error('the content has errors')
const { technologies } = content

test('technologies that are neighbours name each other', () => {
  const pairs = technologies.flatMap(({ data }) => data.neighbours)
  expect(pairs.length).toBeGreaterThan(40)
  expect(checkNeighbours(content)).toEqual([])
})

test('a neighbour that doesn’t name the technology is reported where it is named', () => {
  const nintex = technologies.find(({ slug }) => slug === 'nintex')
  if (nintex === undefined) throw new Error('there is no page of Nintex')
  const others = nintex.data.neighbours.map(({ technology }) => technology)
  const alone = { ...nintex, data: { ...nintex.data, neighbours: [] } }
  const issues = checkNeighbours({
    technologies: technologies.map((entry) => (entry === nintex ? alone : entry)),
  })
  expect(issues).toHaveLength(others.length)
  for (const { file, line, message } of issues) {
    const slug = others.find((other) => file.endsWith(`/${other}.md`))
    expect(line).toBeGreaterThan(1)
    expect(message).toBe(
      `neighbours: ${nintex.file} doesn’t name "${slug}" as a neighbour. Name it there, or remove it here`,
    )
  }
})
