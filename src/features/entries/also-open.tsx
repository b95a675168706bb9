import { Users } from '../../ui/icons'
import * as css from './entry-screen.module.css'

/** Says who else has the entry open. @param others Emails. */
export function AlsoOpen({ others }: { others: readonly string[] }) {
  return (
    <div role="status" className={css.others}>
      {others.length > 0 && (
        <>
          <Users aria-hidden size={16} />
          {nameOthers(others)} also {others.length === 1 ? 'has' : 'have'} this open
        </>
      )}
    </div>
  )
}

function nameOthers([first = '', second, ...rest]: readonly string[]): string {
  if (second === undefined) return first
  return rest.length === 0 ? `${first} and ${second}` : `${first} and ${rest.length + 1} others`
}
