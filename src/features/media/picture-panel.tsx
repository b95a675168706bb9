import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Input, Label, Text, TextArea, TextField } from 'react-aria-components/TextField'
import type { Role } from '../../../contract/permissions'
import type { PictureDetail } from '../../../contract/picture'
import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { formatBytes } from '../../lib/format-bytes'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { ConfirmDeleteDialog } from '../../ui/confirm-delete-dialog'
import { DialogActions, DialogBox } from '../../ui/dialog-box'
import { Trash, X } from '../../ui/icons'
import { LoadError, Skeleton } from '../../ui/load-states'
import { useToast } from '../../ui/toasts'
import { CropDialog } from './crop-dialog'
import { FocusDialog } from './focus-dialog'
import { explainFile, imageTypes } from './image-files'
import { refreshLists, shownUrl, useChangePicture, usePicture, useReplacePicture } from './media-queries'
import * as css from './picture-panel.module.css'
import { PictureUses } from './picture-uses'

interface Props {
  api: ApiClient
  /** Id of the picture. */
  id: string
  roles: readonly Role[]
  onClose: () => void
}

/** One picture: what it is, what is said of it, where it is used. */
export function PicturePanel({ api, id, roles, onClose }: Props) {
  const { data, error, refetch } = usePicture(api, id)
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2 className={css.title}>{data?.title ?? 'Picture'}</h2>
        <ActionButton look="plain" tip="Close the picture" onPress={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </ActionButton>
      </div>
      {data ? (
        <Picture key={data.id} api={api} picture={data} roles={roles} onClose={onClose} />
      ) : error ? (
        <LoadError title="Couldn’t load the picture." error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading the picture" />
      )}
    </div>
  )
}

interface PictureProps extends Omit<Props, 'id'> {
  picture: PictureDetail
}

function Picture({ api, picture, roles, onClose }: PictureProps) {
  const { width, height, bytes, by, at, alt } = picture
  const [editing, setEditing] = useState<'crop' | 'focus'>()
  return (
    <>
      <div className={css.frame}>
        <img src={shownUrl(picture)} alt={alt} width={width} height={height} />
      </div>
      <dl className={css.facts}>
        <div>
          <dt>Dimensions</dt>
          <dd>
            {width} × {height} pixels
          </dd>
        </div>
        <div>
          <dt>File size</dt>
          <dd>{formatBytes(bytes)}</dd>
        </div>
        <div>
          <dt>Uploaded</dt>
          <dd>
            {formatMoment(at)} by {by}
          </dd>
        </div>
      </dl>
      <div className={css.actions}>
        <ReplacePicture api={api} picture={picture} />
        <ActionButton onPress={() => setEditing('crop')}>Crop</ActionButton>
        <ActionButton onPress={() => setEditing('focus')}>Focal point</ActionButton>
      </div>
      {editing === 'crop' && <CropDialog api={api} picture={picture} onClose={() => setEditing(undefined)} />}
      {editing === 'focus' && (
        <FocusDialog api={api} picture={picture} onClose={() => setEditing(undefined)} />
      )}
      <WordsForm api={api} picture={picture} />
      <PictureUses picture={picture} roles={roles} />
      {picture.uses === 0 && <DeletePicture api={api} picture={picture} onDeleted={onClose} />}
    </>
  )
}

/** Title and alternative text. */
function WordsForm({ api, picture }: { api: ApiClient; picture: PictureDetail }) {
  const toast = useToast()
  const [typed, setTyped] = useState<{ title?: string; alt?: string }>({})
  const { mutate, isPending, error } = useChangePicture(api, picture)
  const { title = picture.title, alt = picture.alt } = typed
  const isChanged = title.trim() !== picture.title || alt.trim() !== picture.alt
  const save = () =>
    mutate(typed, {
      onSuccess: () => {
        setTyped({})
        toast('Picture saved.')
      },
    })
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && title.trim() !== '') save()
      }}
    >
      <TextField
        value={title}
        onChange={(text) => setTyped({ ...typed, title: text })}
        className={css.field}
        maxLength={200}
      >
        <Label className={css.label}>Name</Label>
        <Input className={css.input} autoComplete="off" />
      </TextField>
      <TextField
        value={alt}
        onChange={(text) => setTyped({ ...typed, alt: text })}
        className={css.field}
        maxLength={500}
      >
        <Label className={css.label}>Alt text</Label>
        <Text slot="description" className={css.hint}>
          Describe the picture for people who can’t see it. It is filled in wherever the picture is picked;
          texts that show it keep theirs.
        </Text>
        <TextArea rows={2} className={css.input} />
      </TextField>
      {error && (
        <p role="alert" className={css.problem}>
          Couldn’t save. {error.message}
          {isConflict(error) && ` It is now “${picture.title}”, with the alt text “${picture.alt}”.`}
        </p>
      )}
      {isChanged && (
        <div className={css.actions}>
          <ActionButton type="submit" look="main" isPending={isPending} isDisabled={title.trim() === ''}>
            {isPending ? 'Saving…' : 'Save'}
          </ActionButton>
          <ActionButton onPress={() => setTyped({})}>Discard changes</ActionButton>
        </div>
      )}
    </form>
  )
}

const isConflict = (error: Error) => error instanceof ApiError && error.code === 'changed'

/** Chooses another file for a picture, and asks before every place shows it. */
function ReplacePicture({ api, picture }: { api: ApiClient; picture: PictureDetail }) {
  const toast = useToast()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error, reset } = useReplacePicture(api, picture)
  const close = () => {
    setFile(undefined)
    reset()
  }
  const choose = (chosen: File | undefined) => {
    const found = chosen && explainFile(chosen)
    setProblem(found)
    if (chosen && found === undefined) setFile(chosen)
  }
  const replace = () =>
    file &&
    mutate(file, {
      onSuccess: ({ isBuilding }) => {
        close()
        toast(isBuilding ? 'Picture replaced. Pages that show it are being rebuilt.' : 'Picture replaced.')
      },
    })
  const { uses } = picture
  return (
    <>
      <FileTrigger acceptedFileTypes={[...imageTypes]} onSelect={(files) => choose(files?.[0])}>
        <ActionButton>Replace file</ActionButton>
      </FileTrigger>
      {problem !== undefined && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {file && (
        <DialogBox role="alertdialog" title={`Replace “${picture.title}” everywhere?`} open onClose={close}>
          <p>
            {uses === 0 ? 'The picture is unused.' : uses === 1 ? '1 place' : `${uses} places`}
            {uses > 0 && ` will show “${file.name}”, earlier versions included. Published pages are rebuilt.`}
          </p>
          <p>The name and alt text stay. Check that the alt text still fits.</p>
          {error && (
            <p role="alert" className={css.problem}>
              Couldn’t replace. {error.message}
            </p>
          )}
          <DialogActions>
            <ActionButton onPress={close}>Cancel</ActionButton>
            <ActionButton look="main" isPending={isPending} onPress={replace}>
              {isPending ? 'Replacing…' : 'Replace everywhere'}
            </ActionButton>
          </DialogActions>
        </DialogBox>
      )}
    </>
  )
}

interface DeleteProps {
  api: ApiClient
  picture: PictureDetail
  onDeleted: () => void
}

function DeletePicture({ api, picture: { id, version, title }, onDeleted }: DeleteProps) {
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  return (
    <>
      <ActionButton onPress={() => setAsking(true)}>
        <Trash size={16} strokeWidth={1.75} aria-hidden="true" /> Delete picture
      </ActionButton>
      {isAsking && (
        <ConfirmDeleteDialog
          title={`Delete “${title}”?`}
          items={['the picture, with its name and alt text']}
          kept="The audit log records who deleted it and when."
          onDelete={() => api.DELETE('/api/pictures/{id}', { params: { path: { id }, query: { version } } })}
          done="Picture deleted."
          onDeleted={() => {
            onDeleted()
            refreshLists(queryClient)
          }}
          refresh={() => void queryClient.invalidateQueries({ queryKey: ['picture', id] })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
