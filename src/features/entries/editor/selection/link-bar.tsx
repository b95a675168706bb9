import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { ActionButton } from '../../../../ui/action-button'
import * as css from './selection-bar.module.css'

interface Props {
  editor: Editor
  /** Empty for a new link. */
  href: string
  /** Whether the field takes the focus. */
  isFocused: boolean
  onDone: () => void
}

/** The URL of the selected link, or of a new one. */
export function LinkBar({ editor, href, isFocused, onDone }: Props) {
  const [url, setUrl] = useState(href)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) input.current?.select()
  }, [isFocused])

  const leave = () => {
    onDone()
    editor.commands.focus()
  }
  const apply = () => {
    setLink(editor, completeUrl(url), href !== '')
    leave()
  }
  return (
    <>
      <TextField
        value={url}
        onChange={setUrl}
        className={css.field}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
          else if (event.key === 'Escape') leave()
          else return
          event.preventDefault()
        }}
      >
        <Label className={css.label}>URL</Label>
        <Input
          ref={input}
          className={css.input}
          placeholder="/services/… or https://…"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
        />
      </TextField>
      <ActionButton look="plain" onPress={apply}>
        {href === '' ? 'Add link' : 'Update'}
      </ActionButton>
      {href === '' ? (
        <ActionButton look="plain" onPress={leave}>
          Cancel
        </ActionButton>
      ) : (
        <ActionButton
          look="plain"
          onPress={() => {
            editor.chain().extendMarkRange('link').unsetMark('link').run()
            leave()
          }}
        >
          Remove link
        </ActionButton>
      )}
    </>
  )
}

/** Without a URL the link is removed; without selected text the URL itself becomes the text. */
function setLink(editor: Editor, href: string, isInLink: boolean): void {
  const chain = editor.chain()
  if (isInLink) chain.extendMarkRange('link')
  if (href === '') {
    chain.unsetMark('link').run()
    return
  }
  const attrs = { href, label: null, reference: null, level: 0 }
  const { empty, from } = editor.state.selection
  if (isInLink || !empty) chain.setMark('link', attrs).run()
  else chain.insertContentAt(from, { type: 'text', text: href, marks: [{ type: 'link', attrs }] }).run()
}

/** Completes a typed URL: "www.a.example" becomes an https link, "me@a.example" a mailto link. */
export function completeUrl(typed: string): string {
  const url = typed.trim()
  if (/^www\./i.test(url)) return `https://${url}`
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(url)) return `mailto:${url}`
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|eu|de|ch|at|uk|example)(?:\/\S*)?$/i.test(url)) {
    return `https://${url}`
  }
  return url
}
