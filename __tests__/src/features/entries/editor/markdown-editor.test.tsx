import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MarkdownEditor } from '../../../../../src/features/entries/editor/markdown-editor'

const onChange = jest.fn<undefined, [string]>()
const addImage = jest.fn<Promise<{ src: string; width: number; height: number }>, [File]>()
let setValue: (markdown: string) => void = () => undefined

// What jsdom lacks for a text one can write in.
beforeAll(() => {
  const nowhere = Object.assign([], { item: () => null })
  Range.prototype.getClientRects = () => nowhere
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})
beforeEach(() => {
  onChange.mockClear()
  addImage.mockReset()
})

function Page({ initial, isReadOnly = false }: { initial: string; isReadOnly?: boolean }) {
  const [value, set] = useState(initial)
  setValue = set
  return (
    <>
      <MarkdownEditor
        id="text"
        label="Text"
        describedBy="error"
        value={value}
        isReadOnly={isReadOnly}
        onChange={(markdown) => {
          onChange(markdown)
          set(markdown)
        }}
        addImage={addImage}
        showImage={(src) => `/api${src}`}
      />
      <p id="error">Too short.</p>
    </>
  )
}

const open = (initial: string, isReadOnly?: boolean) => {
  render(<Page initial={initial} isReadOnly={isReadOnly ?? false} />)
  return userEvent.setup()
}
const text = () => screen.getByRole('textbox', { name: 'Text' })
const toolbar = () => screen.getByRole('toolbar', { name: 'Formatting toolbar' })
const tool = (name: string) => within(toolbar()).getByRole('button', { name })
const setting = (name: string) => screen.getByRole('button', { name })

describe('the text', () => {
  test('is a field of several lines with its name, its faults and help with keys', () => {
    open('## Head\n\nSome *words*.\n')
    expect(text()).toHaveAttribute('aria-multiline', 'true')
    expect(text()).toHaveAccessibleDescription(
      /Too short\. Press Alt\+F10 for the toolbar\..*Escape, then Tab/,
    )
    expect(text()).toHaveAttribute('id', 'text')
  })

  test('looks as on the page', () => {
    open('## Head\n\nSome *words*.\n\n> [!WARNING]\n> Careful.\n\n- [x] done\n\n| a |\n|--:|\n| b |\n')
    expect(screen.getByRole('heading', { level: 2, name: 'Head' })).toBeVisible()
    expect(screen.getByText('words').tagName).toBe('EM')
    expect(screen.getByRole('note', { name: 'Warning' })).toHaveTextContent('Careful.')
    expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked()
    expect(screen.getByRole('columnheader', { name: 'a' })).toHaveStyle({ textAlign: 'right' })
  })

  test('shows pictures where they are kept, with their captions, and misses alternative texts', () => {
    open('![A rack](/media/a/rack.webp "Two are off.")\n\n![](/media/b/none.webp)\n')
    expect(screen.getByRole('img', { name: 'A rack' })).toHaveAttribute('src', '/api/media/a/rack.webp')
    expect(screen.getByText('Two are off.')).toBeInTheDocument()
    expect(screen.getByText('Alt text missing. Select the image to add it.')).toBeInTheDocument()
  })

  test('says nothing while nobody changes it', async () => {
    open('*  one\n\n\n__two__')
    await act(async () => Promise.resolve())
    expect(onChange).not.toHaveBeenCalled()
  })

  test('ticks a task and leaves the rest as it was', async () => {
    const person = open('__Bold__\n\n*   [ ] one\n\n\nEnd')
    await person.click(screen.getByRole('checkbox', { name: 'Done' }))
    expect(onChange).toHaveBeenLastCalledWith('__Bold__\n\n- [x] one\n\n\nEnd')
  })

  test('is replaced by another text from outside, without calling that a change, and undone in one step', async () => {
    const person = open('One.\n')
    act(() => setValue('Two.\n\nThree.\n'))
    expect(text()).toHaveTextContent('Two.Three.')
    expect(onChange).not.toHaveBeenCalled()
    await person.click(tool('Undo'))
    expect(onChange).toHaveBeenLastCalledWith('One.\n')
  })
})

describe('the tools', () => {
  test('are a toolbar with one stop for Tab, arrows lead on', async () => {
    const person = open('One.\n')
    await person.tab()
    const first = document.activeElement
    expect(toolbar()).toContainElement(first as HTMLElement)
    await person.keyboard('{ArrowRight}')
    expect(toolbar()).toContainElement(document.activeElement as HTMLElement)
    expect(document.activeElement).not.toBe(first)
    await person.tab()
    expect(toolbar()).not.toContainElement(document.activeElement as HTMLElement)
  })

  test.each([
    ['Heading 2', '## One.\n'],
    ['Heading 4', '#### One.\n'],
    ['Bulleted list', '- One.\n'],
    ['Numbered list', '1. One.\n'],
    ['Task list', '- [ ] One.\n'],
    ['Quote', '> One.\n'],
    ['Note', '> [!NOTE]\n> One.\n'],
    ['Code block', '```\nOne.\n```\n'],
  ])('%s changes the block one is in, and says that it is on', async (name, markdown) => {
    const person = open('One.\n')
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false')
    await person.click(tool(name))
    expect(onChange).toHaveBeenLastCalledWith(markdown)
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    await person.click(tool(name))
    expect(onChange).toHaveBeenLastCalledWith('One.\n')
  })

  test('a table can be put in, gets a row, and has its own settings', async () => {
    const person = open('')
    await person.click(tool('Table'))
    await person.click(setting('Remove column'))
    await person.click(setting('Align centre'))
    await person.click(setting('Add row'))
    expect(onChange).toHaveBeenLastCalledWith('| | |\n| :---: | --- |\n| | |\n| | |\n| | |\n')
  })

  test('a footnote is a sign where one writes and a text at the end', async () => {
    const person = open('One.\n\n[^1]: There is one.\n')
    await person.click(tool('Footnote'))
    expect(onChange).toHaveBeenLastCalledWith('[^2]One.\n\n[^1]: There is one.\n\n[^2]:\n')
  })

  test('the kind of a note is chosen among those the site knows', async () => {
    const person = open('> [!NOTE]\n> One.\n')
    await person.click(
      within(screen.getByRole('group', { name: 'Note' })).getByRole('button', { name: 'Tip' }),
    )
    expect(onChange).toHaveBeenLastCalledWith('> [!TIP]\n> One.\n')
  })

  test('what makes no sense in code cannot be pressed there', () => {
    open('```\nx\n```\n')
    expect(tool('Bold')).toBeDisabled()
    expect(tool('Footnote')).toBeDisabled()
    expect(tool('Code block')).toBeEnabled()
  })
})

describe('the source', () => {
  test('is the Markdown itself and is read in again', async () => {
    const person = open('__One__\n')
    await person.click(tool('Markdown source'))
    const source = screen.getByRole('textbox', { name: 'Text, Markdown source' })
    expect(source).toHaveValue('__One__\n')
    expect(tool('Bold')).toBeDisabled()
    fireEvent.change(source, { target: { value: '__One__\n\n* two\n' } })
    expect(onChange).toHaveBeenLastCalledWith('__One__\n\n* two\n')
    await person.click(tool('Markdown source'))
    expect(text()).toHaveTextContent('Onetwo')
    await person.click(tool('Numbered list'))
    expect(onChange).toHaveBeenLastCalledWith('1. **One**\n\n* two\n')
  })
})

describe('for reading only', () => {
  test('nothing can be changed, the source can be read', async () => {
    const person = open('- [ ] one\n', true)
    expect(text()).toHaveAttribute('contenteditable', 'false')
    expect(text()).toHaveAttribute('aria-readonly', 'true')
    expect(tool('Bold')).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: 'Done' })).toBeDisabled()
    await person.click(tool('Markdown source'))
    expect(screen.getByRole('textbox')).toHaveAttribute('readonly')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('a picture', () => {
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Add images', { selector: 'input' }), { target: { files } })

  test('is announced, put in and described', async () => {
    addImage.mockResolvedValue({ src: '/media/1/wave.webp', width: 10, height: 10 })
    open('')
    choose(file('wave.png'))
    expect(screen.getByText('Uploading wave.png…')).toBeInTheDocument()
    await screen.findByText('Image uploaded. Add alt text.')
    expect(onChange).toHaveBeenLastCalledWith('![](/media/1/wave.webp)\n')
    const field = screen.getByRole('textbox', { name: 'Alt text' })
    expect(field).toBeInvalid()
    fireEvent.change(field, { target: { value: 'A wave' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'Caption' }), { target: { value: 'At night.' } })
    expect(onChange).toHaveBeenLastCalledWith('![A wave](/media/1/wave.webp "At night.")\n')
    expect(field).toBeValid()
  })

  test('that cannot be added says why, and can be tried again', async () => {
    addImage.mockRejectedValueOnce(new Error('The server cannot be reached.'))
    addImage.mockResolvedValue({ src: '/media/1/wave.webp', width: 10, height: 10 })
    const person = open('')
    choose(file('wave.png'))
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(
        'Couldn’t upload wave.png. The server cannot be reached.',
      )
    })
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText(/Image uploaded/)
    expect(onChange).toHaveBeenLastCalledWith('![](/media/1/wave.webp)\n')
  })

  test('that is none is refused in words and can be removed', async () => {
    const person = open('One.\n')
    choose(file('paper.pdf', 'application/pdf'))
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Couldn’t upload paper.pdf. Choose a PNG, JPEG, WebP, AVIF, GIF or SVG image.',
    )
    await person.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(addImage).not.toHaveBeenCalled()
    expect(onChange).not.toHaveBeenCalled()
  })
})
