import { actionsFor, mayDo, maySee, type RuleSubject } from '../../contract/entry-rules'
import type { Role } from '../../contract/permissions'
import { articleRules, everyAction, openingRules, type RulesRow } from '../setup/entry-rules-table'

const author = 'mei@firm.example'
const toRuleSubject = (kind: RuleSubject['kind'], row: RulesRow): RuleSubject => ({
  kind,
  state: row.state,
  isLive: row.isLive,
  author,
  jobStatus: row.jobStatus,
})
const sorted = (actions: readonly string[]) => [...actions].sort()

describe.each(articleRules)('an article: $state, live $isLive', (row) => {
  const subject = toRuleSubject('post', row)

  test('lets its author do what the table allows, whatever the case of the address', () => {
    for (const email of [author, author.toUpperCase()]) {
      expect(sorted(actionsFor(subject, { email, roles: ['employee'] }))).toEqual(sorted(row.author))
    }
  })

  test('lets an admin do what the table allows', () => {
    expect(sorted(actionsFor(subject, { email: 'nora@firm.example', roles: ['admin'] }))).toEqual(
      sorted(row.admin),
    )
  })

  test('lets an admin who wrote it do both', () => {
    const both = new Set([...row.author, ...row.admin])
    expect(sorted(actionsFor(subject, { email: author, roles: ['admin'] }))).toEqual(sorted([...both]))
  })

  test('lets an editor do the same as an admin', () => {
    expect(sorted(actionsFor(subject, { email: 'elena@firm.example', roles: ['editor'] }))).toEqual(
      sorted(row.admin),
    )
  })

  test('lets recruiters and support do nothing, even the author', () => {
    expect(actionsFor(subject, { email: author, roles: ['recruiter', 'support'] })).toEqual([])
  })

  test('lets other employees do nothing', () => {
    expect(actionsFor(subject, { email: 'ben@firm.example', roles: ['employee'] })).toEqual([])
  })

  test('gives the same result for a single action', () => {
    for (const action of everyAction) {
      expect(mayDo(action, subject, { email: 'nora@firm.example', roles: ['admin'] })).toBe(
        row.admin.includes(action),
      )
    }
  })
})

describe.each(openingRules)('a job: $state, live $isLive, $jobStatus', (row) => {
  const subject = toRuleSubject('job', row)

  test('lets an admin do what the table allows', () => {
    expect(sorted(actionsFor(subject, { email: 'nora@firm.example', roles: ['admin'] }))).toEqual(
      sorted(row.admin),
    )
  })

  test('lets recruiters and editors do the same', () => {
    for (const role of ['recruiter', 'editor'] as const)
      expect(sorted(actionsFor(subject, { email: 'jonas@firm.example', roles: [role] }))).toEqual(
        sorted(row.admin),
      )
  })

  test('lets support do nothing, even one who created it', () => {
    expect(actionsFor(subject, { email: author, roles: ['support'] })).toEqual([])
  })

  test('lets employees do nothing, even one who created it as an admin', () => {
    expect(actionsFor(subject, { email: author, roles: ['employee'] })).toEqual([])
  })
})

test('employees see their own articles, admins see everything', () => {
  const seenBy = (email: string, role: Role) =>
    (['post', 'case-study', 'job'] as const).filter((kind) =>
      maySee({ kind, author }, { email, roles: [role] }),
    )
  expect(seenBy(author, 'employee')).toEqual(['post'])
  expect(seenBy('Mei@Firm.Example', 'employee')).toEqual(['post'])
  expect(seenBy('ben@firm.example', 'employee')).toEqual([])
  expect(seenBy('nora@firm.example', 'admin')).toEqual(['post', 'case-study', 'job'])
  expect(seenBy('nora@firm.example', 'editor')).toEqual(['post', 'case-study', 'job'])
  expect(seenBy('nora@firm.example', 'recruiter')).toEqual(['job'])
  expect(seenBy(author, 'support')).toEqual([])
})
