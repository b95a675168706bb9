import type { z } from 'zod'
import type { getTrends } from '../../contract/trends'

type Trends = z.output<(typeof getTrends)['responses'][200]>

/** Trends without submissions, except for the test's values. */
export function makeTrends(parts: Partial<Trends> = {}): Trends {
  return {
    weeks: [makeWeek('2026-11-09'), makeWeek('2026-11-16')],
    inquiries: { new: 0, in_progress: 0, closed: 0, spam: 0 },
    stages: { new: 0, screening: 0, interview: 0, offer: 0, hired: 0, rejected: 0 },
    comments: { pending: 0, approved: 0, rejected: 0, spam: 0 },
    waiting: [],
    ...parts,
  }
}

export const makeWeek = (
  from: string,
  [contact, support, application, comment]: [number, number, number, number] = [0, 0, 0, 0],
) => ({ from, received: { contact, support, application, comment } })
