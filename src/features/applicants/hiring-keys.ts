import type { KeyCommand } from '../../lib/use-key-commands'

/** What single keys do at this desk. */
export interface HiringActs {
  next: () => void
  previous: () => void
  /** By a column of the board; undefined where there is none. */
  sideways: ((by: 1 | -1) => void) | undefined
  open: () => void
  step: (by: 1 | -1) => void
  reject: () => void
  rate: (rating: number) => void
  spam: () => void
  show: (what: 'note' | 'mail' | 'cv') => void
  select: () => void
  undo: () => void
  help: () => void
}

/** One key each, in the order they are listed. */
export function listKeys(acts: HiringActs): KeyCommand[] {
  const key = (name: string, title: string, run: () => void): KeyCommand => ({ key: name, title, run })
  const { sideways } = acts
  return [
    key('j', 'Next application', acts.next),
    key('ArrowDown', 'Next application', acts.next),
    key('k', 'Previous application', acts.previous),
    key('ArrowUp', 'Previous application', acts.previous),
    ...(sideways
      ? [
          key('ArrowLeft', 'To the column on the left', () => sideways(-1)),
          key('ArrowRight', 'To the column on the right', () => sideways(1)),
        ]
      : []),
    key('o', 'Open or close the application', acts.open),
    key('l', 'Move one stage on', () => acts.step(1)),
    key('h', 'Move one stage back', () => acts.step(-1)),
    key('r', 'Reject', acts.reject),
    ...[0, 1, 2, 3, 4, 5].map((rating) =>
      key(String(rating), 'Rate: 0 takes the rating away', () => acts.rate(rating)),
    ),
    key('s', 'Spam, or no spam', acts.spam),
    key('m', 'Write a note', () => acts.show('note')),
    key('w', 'Write a mail', () => acts.show('mail')),
    key('v', 'Show the CV', () => acts.show('cv')),
    key('x', 'Select', acts.select),
    key('z', 'Take back what was done last', acts.undo),
    key('/', 'Search', () => document.querySelector<HTMLElement>('input[type=search]')?.focus()),
    key('?', 'Show these keys', acts.help),
  ]
}
