import { entryKinds, kindNames, type EntryKind } from './content/kinds'
import { mayWrite } from './entry-rules'
import { can, joinWords, type Role } from './permissions'

/** What an employee owns. No schema library here: browsers load this. */
export interface Belongings {
  /** How many entries they are the author of, by kind; without those in the trash. */
  entries: Record<EntryKind, number>
  /** How many open inquiries are assigned to them. */
  inquiries: number
}

/** Each kind of thing that they own, with its number. */
export const countBelongings = ({ entries, inquiries }: Belongings) =>
  [
    ...entryKinds.map((kind) => ({ ...kindNames[kind], count: entries[kind] })),
    { one: 'open inquiry', many: 'open inquiries', count: inquiries },
  ].filter(({ count }) => count > 0)

/** e.g. "3 articles, 1 job and 2 open inquiries"; empty for nothing. */
export const describeBelongings = (belongings: Belongings): string =>
  joinWords(
    countBelongings(belongings).map(({ one, many, count }) => `${count} ${count === 1 ? one : many}`),
    'and',
  )

/** Whether a person with these roles may work on all of it. */
export const mayTakeOver = ({ entries, inquiries }: Belongings, roles: readonly Role[]): boolean =>
  entryKinds.every((kind) => entries[kind] === 0 || mayWrite(kind, roles)) &&
  (inquiries === 0 || can(roles, 'inquiries.manage'))
