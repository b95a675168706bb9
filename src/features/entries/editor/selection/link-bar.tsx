import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { ActionButton } from '../../../../ui/action-button'
import { completeAddress } from './complete-address'
import * as css from './place-bar.module.css'

interface Props {
  editor: Editor
  /** Empty for a new link. */
  href: string
  /** Whether one asked for it and writes the address next. */
  isAsked: boolean
  onDone: () => void
}

/** The address of the link one is in, or of the one that is being made. */
export function LinkBar({ editor, href, isAsked, onDone }: Props) {
  const [address, setAddress] = useState(href)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAsked) input.current?.select()
  }, [isAsked])

  const leave = () => {
    onDone()
    editor.commands.focus()
  }
  const apply = () => {
    setLink(editor, completeAddress(address), href !== '')
    leave()
  }
  return (
    <>
      <TextField
        value={address}
        onChange={setAddress}
        className={css.field}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
          else if (event.key === 'Escape') leave()
          else return
          event.preventDefault()
        }}
      >
        <Label className={css.label}>Address</Label>
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
        {href === '' ? 'Make the link' : 'Change'}
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
          Remove the link
        </ActionButton>
      )}
    </>
  )
}

/** Without an address there is no link; without chosen words the address itself is the text. */
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
