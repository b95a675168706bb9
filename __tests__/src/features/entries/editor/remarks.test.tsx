import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { Passage } from '../../../../../contract/remark'
import { MarkdownEditor } from '../../../../../src/features/entries/editor/markdown-editor'

const onAdd = jest.fn<undefined, [Passage]>()
const onFound = jest.fn<undefined, [readonly string[]]>()

// What jsdom lacks for a text one can write in.
beforeAll(() => {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})
beforeEach(() => {
  onAdd.mockClear()
  onFound.mockClear()
})

const passageOf = (quote: string): Passage => ({ quote, before: '', after: '' })

interface Props {
  initial: string
  quotes: readonly string[]
  isReadOnly?: boolean
}

function Page({ initial, quotes, isReadOnly = false }: Props) {
  const [value, setValue] = useState(initial)
  const [passages] = useState(() => quotes.map((quote) => ({ id: quote, passage: passageOf(quote) })))
  return (
    <MarkdownEditor
      label="Text"
      value={value}
      onChange={setValue}
      addImage={() => Promise.reject(new Error('no images here'))}
      showImage={(src) => src}
      findLinkTargets={() => Promise.resolve([])}
      isReadOnly={isReadOnly}
      remarks={{ passages, active: quotes[0], onAdd, onOpen: () => undefined, onFound }}
    />
  )
}

function open(props: Props) {
  render(<Page {...props} />)
  const text = screen.getByRole<HTMLElement & { editor: Editor }>('textbox', { name: 'Text' })
  return { text, editor: text.editor, person: userEvent.setup() }
}
const marked = (text: HTMLElement) =>
  [...text.querySelectorAll('[data-remark]')].map(({ textContent }) => textContent)
const tool = () =>
  within(screen.getByRole('toolbar')).getByRole('button', { name: 'Remark on the selected words' })

test('passages with a remark are marked, in the order of the text', () => {
  const { text } = open({
    initial: 'The moon **pulls** the water.\n\nThe sun, too.',
    quotes: ['sun', 'moon pulls', 'gravity'],
  })
  expect(marked(text)).toEqual(['moon ', 'pulls', 'sun'])
  expect(onFound).toHaveBeenLastCalledWith(['moon pulls', 'sun'])
})

test('what is typed moves the marks, and a passage that is deleted loses its mark', () => {
  const { text, editor } = open({ initial: 'The moon pulls the water.', quotes: ['moon', 'water'] })
  act(() => void editor.commands.insertContentAt(1, 'At night, t'))
  expect(marked(text)).toEqual(['moon', 'water'])
  act(() => void editor.commands.deleteRange({ from: 1, to: 25 }))
  expect(marked(text)).toEqual(['water'])
  expect(onFound).toHaveBeenLastCalledWith(['water'])
})

test('selected words are remarked on with a button, which is off without a selection', async () => {
  const { editor, person } = open({ initial: 'The moon pulls.\n\nThe sun, too.', quotes: [] })
  expect(tool()).toBeDisabled()
  act(() => void editor.commands.setTextSelection({ from: 5, to: 9 }))
  await person.click(tool())
  expect(onAdd).toHaveBeenCalledWith({ quote: 'moon', before: 'The ', after: ' pulls.\nThe sun, too.' })
})

test('they are remarked on by keyboard', async () => {
  const { text, editor, person } = open({ initial: 'The moon pulls.', quotes: [] })
  text.focus()
  act(() => void editor.commands.setTextSelection({ from: 5, to: 9 }))
  await person.keyboard('{Control>}{Alt>}m{/Alt}{/Control}')
  expect(onAdd).toHaveBeenCalledWith({ quote: 'moon', before: 'The ', after: ' pulls.' })
})

test('a text that can’t be edited can be remarked on', async () => {
  const { editor, person } = open({ initial: 'The moon pulls.', quotes: [], isReadOnly: true })
  act(() => void editor.commands.setTextSelection({ from: 5, to: 9 }))
  await person.click(tool())
  expect(onAdd).toHaveBeenCalledTimes(1)
})
