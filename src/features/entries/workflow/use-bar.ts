import { navigate } from 'gatsby'
import type { Role } from '../../../../contract/permissions'
import type { Entry } from '../../../../contract/entry'
import type { Publication } from '../../../../contract/publication'
import type { ApiClient } from '../../../client/create-api-client'
import { entriesHref } from '../../../config/entry-links'
import { useToast } from '../../../ui/toasts'
import { describeDone } from './describe-done'
import { useMove } from './use-move'
import { useReload } from './use-reload'

interface Options {
  api: ApiClient
  entry: Entry
  caller: { email: string; role: Role }
  isSaved: boolean
  onMoved: (entry: Entry, publication: Publication | null) => void
  /** Called after a move was made, or the entry was loaded again. */
  onDone: () => void
}

/** Makes the bar's moves, says what came of them, and loads the entry again where it is another by now. */
export function useBar({ api, entry, caller, isSaved, onMoved, onDone }: Options) {
  const toast = useToast()
  const move = useMove({
    api,
    entry,
    isSaved,
    onDone: (wish, result): void => {
      onDone()
      toast(describeDone(wish, entry))
      if (result.entry) onMoved(result.entry, result.publication)
      else navigate(entriesHref(entry.kind, caller.role))
    },
  })
  const reload = useReload(api, entry.id, (latest) => {
    move.dismiss()
    onMoved(latest, null)
  })
  return { ...move, reload }
}
