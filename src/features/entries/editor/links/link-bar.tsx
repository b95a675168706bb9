import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { LinkTarget } from '../../../../../contract/link-target'
import { ActionButton } from '../../../../ui/action-button'
import { X } from '../../../../ui/icons'
import { Unlink } from '../editor-icons'
import { BarButtons } from '../selection/bar-controls'
import * as bar from '../selection/selection-bar.module.css'
import { moveActive, optionId, SuggestionList, type Suggestion } from '../suggestions/suggestion-list'
import { completeUrl, isAddress } from './complete-url'
import { kindNames } from './kind-names'
import * as css from './link-bar.module.css'
import { useLinkTarget, useLinkTargets, type FindLinkTargets } from './use-link-targets'

interface Props {
  editor: Editor
  /** Empty for a new link. */
  href: string
  /** Whether the field takes the focus. */
  isFocused: boolean
  findTargets: FindLinkTargets
  onDone: () => void
}

/** Where the selected link leads, or a new one: a page found by its title, or an address. */
export function LinkBar({ editor, href, isFocused, findTargets, onDone }: Props) {
  const [typed, setTyped] = useState(href)
  const [chosen, setChosen] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const words = typed === href || isAddress(typed) ? '' : typed
  const found = useLinkTargets(findTargets, words)
  const current = useLinkTarget(findTargets, href)
  const items = found.is === 'found' ? found.targets.map(toSuggestion) : []
  const active = chosen ?? moveActive(items, -1, 1)
  const isOpen = items.length > 0
  useEffect(() => {
    if (isFocused) input.current?.select()
  }, [isFocused])

  const leave = () => {
    onDone()
    editor.commands.focus()
  }
  const apply = (address: string, title?: string) => {
    setLink(editor, { href: address, isInLink: href !== '', title })
    leave()
  }
  const pick = ({ target }: TargetSuggestion) => {
    if (target.href !== null) apply(target.href, target.title)
  }
  const applyTyped = () => {
    const item = items[active]
    const address = completeUrl(typed)
    if (words === '') apply(address, address === typed.trim() ? undefined : typed.trim())
    else if (item && item.isDisabled !== true) pick(item)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommandKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (event.key === 'Enter') applyTyped()
    else if (event.key === 'Escape') leave()
    else if (event.key === 'ArrowDown' && isOpen) setChosen(moveActive(items, active, 1))
    else if (event.key === 'ArrowUp' && isOpen) setChosen(moveActive(items, active, -1))
    else if (isCommandKey) input.current?.select()
    else return
    event.preventDefault()
  }
  return (
    <>
      <label htmlFor={`${list}-field`} className={`${bar.label} ${css.name}`}>
        Link to
      </label>
      <span className={css.place}>
        <input
          ref={input}
          id={`${list}-field`}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? optionId(list, active) : undefined}
          aria-describedby={`${list}-note`}
          className={bar.input}
          placeholder="Search pages, or paste a URL"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        {words !== '' && (
          <span className={css.popup}>
            {isOpen ? (
              <SuggestionList id={list} label="Pages" items={items} active={active} onPick={pick} />
            ) : (
              <span className={css.message}>{messages[found.is]}</span>
            )}
          </span>
        )}
      </span>
      <ActionButton look="plain" onPress={applyTyped}>
        {href === '' ? 'Add link' : 'Update'}
      </ActionButton>
      {href === '' ? (
        <BarButtons actions={[{ title: 'Cancel', Icon: X, onPress: leave }]} />
      ) : (
        <BarButtons
          actions={[
            {
              title: 'Remove link',
              Icon: Unlink,
              onPress: () => {
                editor.chain().extendMarkRange('link').unsetMark('link').run()
                leave()
              },
            },
          ]}
        />
      )}
      <span id={`${list}-note`} role="status" className={words === '' ? css.note : 'visually-hidden'}>
        {words === '' ? explainTarget(current) : countTargets(found.is, items.length)}
      </span>
    </>
  )
}

interface TargetSuggestion extends Suggestion {
  target: LinkTarget
}

function toSuggestion(target: LinkTarget, index: number): TargetSuggestion {
  const title = target.title.trim() === '' ? 'Untitled draft' : target.title
  const kind = kindNames[target.kind]
  if (target.isPublic) return { id: `${index} ${target.href}`, title, text: kind, target }
  const isDisabled = target.href === null
  const text = isDisabled ? 'Draft without a URL slug: add one to link to it' : `Draft, not public yet`
  return { id: `${index} ${target.href}`, title, text, isDisabled, target }
}

const messages = {
  'nothing-asked': '',
  loading: 'Searching…',
  found: 'No page has these words in its title. Paste a URL to link to another site.',
  failed: 'Couldn’t search pages. Paste a URL, or try again.',
} as const

/** For screen readers, while the list shows what was found. */
function countTargets(is: keyof typeof messages, count: number) {
  return is === 'found' && count > 0 ? `${count} ${count === 1 ? 'page' : 'pages'} found` : messages[is]
}

function explainTarget(target: LinkTarget | undefined): string {
  if (target === undefined) return ''
  if (target.isPublic) return `“${target.title}”`
  return `“${target.title}” is a draft. Publish it before this text.`
}

interface NewLink {
  href: string
  isInLink: boolean
  /** Becomes the text where none is selected. Default: the URL. */
  title: string | undefined
}

/** Without a URL the link is removed; without selected text the title or the URL becomes the text. */
function setLink(editor: Editor, { href, isInLink, title }: NewLink): void {
  const chain = editor.chain()
  if (isInLink) chain.extendMarkRange('link')
  if (href === '') {
    chain.unsetMark('link').run()
    return
  }
  const attrs = { href, label: null, reference: null, level: 0 }
  const { empty, from } = editor.state.selection
  const text = title ?? href
  if (isInLink || !empty) chain.setMark('link', attrs).run()
  else chain.insertContentAt(from, { type: 'text', text, marks: [{ type: 'link', attrs }] }).run()
}
