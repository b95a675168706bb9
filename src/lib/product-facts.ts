const names = {
  takes: 'What goes in',
  gives: 'What comes out',
  replaces: 'What it replaces',
  load: 'Typical load',
  users: 'Main users',
  runsOn: 'Runs on',
  costs: 'Costs beyond our work',
  ready: 'In full use after',
} as const

type Key = keyof typeof names
const keys = Object.keys(names) as Key[]

/** What a buyer compares of products, or as much of it as is asked for, in the order of a buyer's questions. */
export const listProductFacts = (glance: Partial<Record<Key, string>>): { name: string; value: string }[] =>
  keys.flatMap((key) => {
    const value = glance[key]
    return value === undefined ? [] : [{ name: names[key], value }]
  })
