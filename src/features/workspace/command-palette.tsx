import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection, Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { matchesWords } from '../../lib/matches-words'
import { Search } from '../../ui/icons'
import * as css from './command-palette.module.css'
import type { Command, CommandEffect, CommandGroup } from './plan-commands'

interface Props {
  groups: readonly CommandGroup[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onCommand: (effect: CommandEffect) => void
}

/** All pages and actions, found by a few letters: arrow keys select, Enter runs, Escape closes. */
export function CommandPalette({ groups, open, onOpenChange, onCommand }: Props) {
  const run = (effect: CommandEffect) => {
    onOpenChange(false)
    onCommand(effect)
  }
  return (
    <ModalOverlay isOpen={open} onOpenChange={onOpenChange} isDismissable className={css.overlay}>
      <Modal className={css.modal}>
        <Dialog aria-label="Commands" className={css.dialog}>
          <CommandSearch groups={groups} onRun={run} onClose={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface SearchProps {
  groups: readonly CommandGroup[]
  onRun: (effect: CommandEffect) => void
  onClose: () => void
}

function CommandSearch({ groups, onRun, onClose }: SearchProps) {
  const [query, setQuery] = useState('')
  return (
    <Autocomplete filter={matchesWords} inputValue={query} onInputChange={setQuery}>
      <div className={css.top}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- users open the palette to type in it */}
        <SearchField aria-label="Search commands" className={css.field} autoFocus>
          <Search size={18} strokeWidth={1.6} aria-hidden="true" />
          <Input className={css.input} placeholder="Type a command or search…" />
        </SearchField>
        <button type="button" className={css.close} onClick={onClose}>
          Close
        </button>
      </div>
      <Menu
        aria-label="Commands"
        className={css.list}
        items={groups}
        renderEmptyState={() => <p className={css.empty}>No results for “{query.trim()}”</p>}
      >
        {(group) => (
          <MenuSection id={group.title}>
            <Header className={css.heading}>{group.title}</Header>
            <Collection items={group.commands}>
              {(command) => <CommandItem command={command} onRun={onRun} />}
            </Collection>
          </MenuSection>
        )}
      </Menu>
      <p className={css.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to navigate, <kbd>Enter</kbd> to select, <kbd>Esc</kbd> to close
      </p>
    </Autocomplete>
  )
}

function CommandItem({ command, onRun }: { command: Command; onRun: (effect: CommandEffect) => void }) {
  const { id, title, keywords, effect } = command
  return (
    <MenuItem
      id={id}
      className={css.item}
      textValue={`${title} ${keywords}`}
      aria-label={title}
      onAction={() => onRun(effect)}
    >
      {title}
    </MenuItem>
  )
}
