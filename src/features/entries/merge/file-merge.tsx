import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Entry, EntryContent } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { useToast } from '../../../ui/toasts'
import { ContentDiff } from '../diff/content-diff'
import * as css from './file-merge.module.css'
import { planMerge, type Collision, type Side } from './plan-merge'

interface Props {
  api: ApiClient
  /** As it was last saved. */
  entry: Entry
  /** Called with the entry that includes the file. */
  onMerged: (entry: Entry) => void
  onClose: () => void
}

/** Merges a file that has changed into the entry that was taken over from it. */
export function FileMerge({ api, entry, onMerged, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['file-change', entry.id, entry.version],
    queryFn: async ({ signal }) =>
      (await api.GET('/api/entries/{id}/file', { params: { path: { id: entry.id } }, signal })).data,
    staleTime: 'static',
    gcTime: 0,
  })
  return (
    <DialogBox role="dialog" size="wide" title="Merge changes of the file" open onClose={onClose}>
      {error ? (
        <LoadError title="Couldn’t load the file." error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton label="Loading the file" lines={6} />
      ) : (
        <MergeForm api={api} entry={entry} change={data} onMerged={onMerged} onClose={onClose} />
      )}
    </DialogBox>
  )
}

interface FileChange {
  file: string
  hash: string
  current: EntryContent
  ancestor: EntryContent
}

function MergeForm({ api, entry, change, onMerged, onClose }: Props & { change: FileChange }) {
  const toast = useToast()
  const { file, hash, current, ancestor } = change
  const merge = useMemo(
    () => planMerge({ ancestor, mine: entry.content, theirs: current }),
    [ancestor, entry.content, current],
  )
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const open = merge.collisions.filter(({ id }) => choices[id] === undefined).length
  const merged = useMemo(() => merge.resolve((id) => choices[id] ?? 'mine'), [merge, choices])
  const { mutate, isPending, error } = useMutation<Entry>({
    mutationFn: async () => {
      const body = { version: entry.version, hash, content: merged }
      return (await api.POST('/api/entries/{id}/file', { params: { path: { id: entry.id } }, body })).data
    },
    onSuccess: (saved) => {
      toast('Merged. Publish it to show visitors what came from the file.')
      onMerged(saved)
    },
  })
  return (
    <>
      <p className={css.lead}>
        <code>{file}</code> has changed since it was opened here. {describe(merge.collisions.length)}
      </p>
      {merge.collisions.map((collision) => (
        <CollisionChoice
          key={collision.id}
          collision={collision}
          choice={choices[collision.id]}
          onChoose={(side) => setChoices({ ...choices, [collision.id]: side })}
        />
      ))}
      <details className={css.result}>
        <summary>What changes in your version</summary>
        <ContentDiff before={entry.content} after={merged} labels={['Yours', 'Merged']} />
      </details>
      {error && <p role="alert">{error.message}</p>}
      <DialogActions>
        <p role="status" className={css.open}>
          {open > 0 && `${open} ${open === 1 ? 'choice' : 'choices'} left`}
        </p>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        <ActionButton look="main" isDisabled={open > 0} isPending={isPending} onPress={() => mutate()}>
          Save merged version
        </ActionButton>
      </DialogActions>
    </>
  )
}

function describe(collisions: number): string {
  if (collisions === 0) return 'Its changes fit into your version.'
  const noun = collisions === 1 ? 'One passage was' : `${collisions} passages were`
  return `${noun} changed on both sides: choose a version for each. All other changes fit.`
}

interface ChoiceProps {
  collision: Collision
  choice: Side | undefined
  onChoose: (side: Side) => void
}

/** What both sides made of a passage, beside what it was. */
function CollisionChoice({ collision, choice, onChoose }: ChoiceProps) {
  const { id, name, ancestor, mine, theirs } = collision
  const option = (side: Side, title: string, text: string) => (
    <label className={css.side} data-chosen={choice === side}>
      <span className={css.pick}>
        <input type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)} /> {title}
      </span>
      <PassageText text={text} />
    </label>
  )
  return (
    <fieldset className={css.collision}>
      <legend className={css.name}>{name}</legend>
      <div className={css.sides}>
        {option('theirs', 'Use the file', theirs)}
        <div className={css.before}>
          <span className={css.pick}>Before</span>
          <PassageText text={ancestor} />
        </div>
        {option('mine', 'Keep yours', mine)}
      </div>
    </fieldset>
  )
}

const PassageText = ({ text }: { text: string }) =>
  text.trim() === '' ? <em className={css.empty}>empty</em> : <span className={css.text}>{text.trim()}</span>
