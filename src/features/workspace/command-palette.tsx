import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection, Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { sayCorrectedOf } from '../../../contract/say-corrected'
import type { FoundItem } from '../../../contract/workspace-search'
import { describeFound, foundKinds, titleOfFound } from '../../config/found-items'
import { matchesWords } from '../../lib/matches-words'
import { useDebouncedValue } from '../../lib/use-debounced-value'
import { Search } from '../../ui/icons'
import * as css from './command-palette.module.css'
import type { Command, CommandEffect, CommandGroup } from './plan-commands'
import { FoundItemLine } from './search/found-item-line'
import { shortestQuery, useFound, useOpened } from './search/found-queries'
import { useWorkspaceSession } from './workspace-session'

interface Props {
  groups: readonly CommandGroup[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onCommand: (effect: CommandEffect) => void
  onItem: (item: FoundItem) => void
  /** Shows all that a search finds. */
  onAll: (query: string) => void
}

/** Pages, actions and everything in the workspace, found by a few letters: arrow keys select, Enter opens, Escape closes. */
export function CommandPalette({ groups, open, onOpenChange, onCommand, onItem, onAll }: Props) {
  const close = () => onOpenChange(false)
  const closing =
    <T,>(then: (value: T) => void) =>
    (value: T) => {
      close()
      then(value)
    }
  return (
    <ModalOverlay isOpen={open} onOpenChange={onOpenChange} isDismissable className={css.overlay}>
      <Modal className={css.modal}>
        <Dialog aria-label="Search and commands" className={css.dialog}>
          <PaletteSearch
            groups={groups}
            onCommand={closing(onCommand)}
            onItem={closing(onItem)}
            onAll={closing(onAll)}
            onClose={close}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type SearchProps = Omit<Props, 'open' | 'onOpenChange'> & { onClose: () => void }

/** A line of the palette. */
interface Line {
  id: string
  /** What screen readers say. */
  name: string
  item?: FoundItem
  run: () => void
}

interface Section {
  title: string
  lines: readonly Line[]
}

/** Items of each kind that the palette shows; the page of the search shows more. */
const shownOfKind = 4

/** How long the typed text must stay the same before the server is asked, in milliseconds. */
const pause = 120

function PaletteSearch({ groups, onCommand, onItem, onAll, onClose }: SearchProps) {
  const { api } = useWorkspaceSession()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const asked = useDebouncedValue(words, pause)
  const found = useFound(api, { query: asked, limit: shownOfKind })
  const opened = useOpened(api)
  const isAsking = words.length >= shortestQuery && (asked !== words || found.isFetching)
  const lineOf = (item: FoundItem): Line => ({
    id: `${item.kind} ${item.id}`,
    name: `${titleOfFound(item)}, ${describeFound(item)}`,
    item,
    run: () => onItem(item),
  })
  const commands = groups.map((group) => toSection(group, words, onCommand))
  const recent = words === '' ? (opened.data ?? []).slice(0, 5).map(lineOf) : []
  const data = words.length < shortestQuery || found.isError ? [] : (found.data?.data ?? [])
  const correction = data.length > 0 && found.data?.correction
  const things = data.map(({ kind, items }) => ({ title: foundKinds[kind].title, lines: items.map(lineOf) }))
  const all = { id: 'all', name: `All results for “${words}”`, run: () => onAll(words) }
  const sections = [
    { title: 'Recently opened', lines: recent },
    ...commands,
    ...things,
    ...(things.length > 0 ? [{ title: 'More', lines: [all] }] : []),
  ].filter(({ lines }) => lines.length > 0)
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className={css.top}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- users open the palette to type in it */}
        <SearchField aria-label="Search everything" className={css.field} autoFocus>
          <Search size={18} strokeWidth={1.6} aria-hidden="true" />
          <Input className={css.input} placeholder="Search or type a command…" />
        </SearchField>
        <button type="button" className={css.close} onClick={onClose}>
          Close
        </button>
      </div>
      <div role="status">
        {correction && (
          <p className={css.corrected}>
            {sayCorrectedOf(
              correction,
              commands.some(({ lines }) => lines.length > 0),
            )}
          </p>
        )}
        <p className="visually-hidden">{isAsking ? 'Searching…' : describeCount(words, things)}</p>
      </div>
      {found.isError && words.length >= shortestQuery && (
        <p role="alert" className={css.failure}>
          Couldn’t search. {found.error.message}{' '}
          <button type="button" className={css.retry} onClick={() => void found.refetch()}>
            Try again
          </button>
        </p>
      )}
      <Menu
        aria-label="Results"
        className={css.list}
        items={sections}
        renderEmptyState={() => (
          <p className={css.empty}>{isAsking ? 'Searching…' : `No results for “${words}”`}</p>
        )}
      >
        {(section) => (
          <MenuSection id={section.title}>
            <Header className={css.heading}>{section.title}</Header>
            <Collection items={section.lines}>{(line) => <PaletteLine line={line} />}</Collection>
          </MenuSection>
        )}
      </Menu>
      <p className={css.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to navigate, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </Autocomplete>
  )
}

function toSection(group: CommandGroup, words: string, onCommand: (effect: CommandEffect) => void): Section {
  const matching = group.commands.filter(({ title, keywords }) => matchesWords(`${title} ${keywords}`, words))
  return { title: group.title, lines: matching.map((command) => toLine(command, onCommand)) }
}

const toLine = ({ id, title, effect }: Command, onCommand: (effect: CommandEffect) => void): Line => ({
  id,
  name: title,
  run: () => onCommand(effect),
})

/** Said to screen readers once the server has answered; '' before anything is typed. */
function describeCount(words: string, things: readonly Section[]): string {
  if (words.length < shortestQuery) return ''
  const count = things.reduce((sum, { lines }) => sum + lines.length, 0)
  return count === 1 ? '1 result' : `${count === 0 ? 'No' : count} results`
}

function PaletteLine({ line: { id, name, item, run } }: { line: Line }) {
  return (
    <MenuItem id={id} className={css.item} textValue={name} aria-label={name} onAction={run}>
      {item ? <FoundItemLine item={item} /> : name}
    </MenuItem>
  )
}
