import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Passage, Remark } from '../../../../contract/remark'
import type { ApiClient } from '../../../client/create-api-client'
import type { EditorRemarks } from '../editor/editor-remarks'

/** Marks the passage of a remark that is being written. */
const newRemark = 'new'

const nothing: readonly Remark[] = []

export type Remarks = ReturnType<typeof useRemarks>

/** The remarks on the text of an entry: those of the server, the one being written, and the one in focus. */
export function useRemarks(api: ApiClient, id: string | undefined) {
  const queryClient = useQueryClient()
  const queryKey = ['remarks', id]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const params = { path: { id: id ?? '' } }
      return (await api.GET('/api/entries/{id}/remarks', { params, signal })).data.data
    },
    enabled: id !== undefined,
  })
  const [selected, select] = useState<Passage>()
  const [active, activate] = useState<string>()
  const [found, setFound] = useState<readonly string[]>([])
  const all = query.data ?? nothing
  const passages = useMemo(
    () => [
      ...all.flatMap(({ id: remark, passage, resolved }) => (resolved ? [] : [{ id: remark, passage }])),
      ...(selected ? [{ id: newRemark, passage: selected }] : []),
    ],
    [all, selected],
  )
  const editor: EditorRemarks | undefined =
    id === undefined
      ? undefined
      : {
          passages,
          active: selected ? newRemark : active,
          onAdd: select,
          onOpen: (remark) => remark !== newRemark && activate(remark),
          onFound: setFound,
        }
  return {
    query,
    /** For the editor of the text. */
    editor,
    /** In the order of the text; those whose passage is no longer in it come last. */
    open: all.filter(({ resolved }) => !resolved).toSorted((a, b) => placeOf(found, a) - placeOf(found, b)),
    resolved: all.filter(({ resolved }) => resolved),
    isInText: ({ id: remark }: Remark) => found.includes(remark),
    /** The passage that a new remark is about. */
    selected,
    select,
    /** Id of the remark in focus. */
    active,
    activate,
    /** Shows a remark as the server has just answered it. */
    put: (remark: Remark) =>
      queryClient.setQueryData<readonly Remark[]>(queryKey, (known = []) =>
        known.some((one) => one.id === remark.id)
          ? known.map((one) => (one.id === remark.id ? remark : one))
          : [...known, remark],
      ),
    refresh: () => void queryClient.invalidateQueries({ queryKey }),
  }
}

function placeOf(found: readonly string[], { id }: Remark): number {
  const place = found.indexOf(id)
  return place === -1 ? found.length : place
}
