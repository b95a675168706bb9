/** One line of a Dockerfile, with those it continues on. */
export interface Step {
  name: string
  text: string
}

/** The stages of a Dockerfile, each with its steps. */
export function parseDockerfile(text: string): Step[][] {
  const steps = text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line): Step => {
      const [name = '', ...rest] = line.split(' ')
      return { name, text: rest.join(' ') }
    })
  return steps.reduce<Step[][]>(
    (stages, step) =>
      step.name === 'FROM' ? [...stages, [step]] : [...stages.slice(0, -1), [...(stages.at(-1) ?? []), step]],
    [],
  )
}

/** The variables that a stage sets. */
export function variablesOf(stage: readonly Step[]): Record<string, string> {
  const pairs = stage.filter(({ name }) => name === 'ENV').flatMap(({ text }) => text.split(' '))
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}

/** The command of a step in its list form, e.g. CMD ["node", "main.js"]. */
export function commandOf(stage: readonly Step[], name: string): string[] {
  const text = stage.find((step) => step.name === name)?.text ?? ''
  return JSON.parse(text.slice(text.indexOf('['))) as string[]
}
