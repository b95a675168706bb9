import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { FindLinkTargets } from '../../../../../src/features/entries/editor/links/use-link-targets'
import { MarkdownEditor } from '../../../../../src/features/entries/editor/markdown-editor'

const onChange = jest.fn<undefined, [string]>()
const findLinkTargets = jest.fn<ReturnType<FindLinkTargets>, Parameters<FindLinkTargets>>()
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
  findLinkTargets.mockReset().mockResolvedValue([])
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
        findLinkTargets={findLinkTargets}
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
  test('is a multi-line text box with a name, its errors and keyboard help', () => {
    open('## Head\n\nSome *words*.\n')
    expect(text()).toHaveAttribute('aria-multiline', 'true')
    expect(text()).toHaveAccessibleDescription(
      /Too short\. Press Alt\+F10 for the toolbar\..*Escape, then Tab/,
    )
    expect(text()).toHaveAttribute('id', 'text')
  })

  test('looks the same as on the page', () => {
    open('## Head\n\nSome *words*.\n\n> [!WARNING]\n> Careful.\n\n- [x] done\n\n| a |\n|--:|\n| b |\n')
    expect(screen.getByRole('heading', { level: 2, name: 'Head' })).toBeVisible()
    expect(screen.getByText('words').tagName).toBe('EM')
    expect(screen.getByRole('note', { name: 'Warning' })).toHaveTextContent('Careful.')
    expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked()
    expect(screen.getByRole('columnheader', { name: 'a' })).toHaveStyle({ textAlign: 'right' })
  })

  test('shows images with captions, and warns about missing alt text', () => {
    open('![A rack](/media/a/rack.webp "Two are off.")\n\n![](/media/b/none.webp)\n')
    expect(screen.getByRole('img', { name: 'A rack' })).toHaveAttribute('src', '/api/media/a/rack.webp')
    expect(screen.getByText('Two are off.')).toBeInTheDocument()
    expect(screen.getByText('Alt text missing. Select the image to add it.')).toBeInTheDocument()
  })

  test('reports no change until there is one', async () => {
    open('*  one\n\n\n__two__')
    await act(async () => Promise.resolve())
    expect(onChange).not.toHaveBeenCalled()
  })

  test('ticks a task and leaves the rest unchanged', async () => {
    const person = open('__Bold__\n\n*   [ ] one\n\n\nEnd')
    await person.click(screen.getByRole('checkbox', { name: 'Done' }))
    expect(onChange).toHaveBeenLastCalledWith('__Bold__\n\n- [x] one\n\n\nEnd')
  })

  test('can be replaced from outside without reporting a change, as one undo step', async () => {
    const person = open('One.\n')
    act(() => setValue('Two.\n\nThree.\n'))
    expect(text()).toHaveTextContent('Two.Three.')
    expect(onChange).not.toHaveBeenCalled()
    await person.click(tool('Undo'))
    expect(onChange).toHaveBeenLastCalledWith('One.\n')
  })
})

describe('the tools', () => {
  test('are a toolbar with one tab stop and arrow keys', async () => {
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
  ])('%s changes the selected block, and is shown as active', async (name, markdown) => {
    const person = open('One.\n')
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false')
    await person.click(tool(name))
    expect(onChange).toHaveBeenLastCalledWith(markdown)
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    await person.click(tool(name))
    expect(onChange).toHaveBeenLastCalledWith('One.\n')
  })

  test('insert a table with a row, a column and an alignment', async () => {
    const person = open('')
    await person.click(tool('Table'))
    await person.click(setting('Remove'))
    await person.click(screen.getByRole('menuitem', { name: 'Column' }))
    await person.click(setting('Align centre'))
    await person.click(setting('Add row'))
    expect(onChange).toHaveBeenLastCalledWith('| | |\n| :---: | --- |\n| | |\n| | |\n| | |\n')
  })

  test('insert a footnote reference at the cursor and its text at the end', async () => {
    const person = open('One.\n\n[^1]: There is one.\n')
    await person.click(tool('Footnote'))
    expect(onChange).toHaveBeenLastCalledWith('[^2]One.\n\n[^1]: There is one.\n\n[^2]:\n')
  })

  test('choose the kind of a note', async () => {
    const person = open('> [!NOTE]\n> One.\n')
    await person.click(
      within(screen.getByRole('group', { name: 'Note' })).getByRole('button', { name: 'Tip' }),
    )
    expect(onChange).toHaveBeenLastCalledWith('> [!TIP]\n> One.\n')
  })

  test('are disabled within code', () => {
    open('```\nx\n```\n')
    expect(tool('Bold')).toBeDisabled()
    expect(tool('Footnote')).toBeDisabled()
    expect(tool('Code block')).toBeEnabled()
  })
})

describe('the source', () => {
  test('is the Markdown itself, and is parsed again afterwards', async () => {
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

describe('a text that would take too long to show', () => {
  test('is edited as Markdown, and says why', async () => {
    const person = open('> '.repeat(5_000))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This text can only be edited as Markdown. Line 1: a text can have up to 10 levels of quotes and lists.',
    )
    const source = screen.getByRole('textbox', { name: 'Text, Markdown source' })
    fireEvent.change(source, { target: { value: '> One\n' } })
    expect(onChange).toHaveBeenLastCalledWith('> One\n')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(source).toBeInTheDocument()
    await person.click(tool('Markdown source'))
    expect(text()).toHaveTextContent('One')
  })

  test('is left as it is', () => {
    open('> '.repeat(5_000))
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('read-only', () => {
  test('changes nothing, but shows the source', async () => {
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

describe('an image', () => {
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Add images', { selector: 'input' }), { target: { files } })

  test('is announced, inserted, described and made small', async () => {
    addImage.mockResolvedValue({ src: '/media/1/wave.webp', width: 10, height: 10 })
    const person = open('')
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
    await person.click(screen.getByRole('button', { name: 'Small' }))
    expect(onChange).toHaveBeenLastCalledWith('![A wave](/media/1/wave.webp "At night. {small}")\n')
    expect(screen.getByRole('textbox', { name: 'Caption' })).toHaveValue('At night.')
    await person.click(screen.getByRole('button', { name: 'Wide' }))
    expect(onChange).toHaveBeenLastCalledWith('![A wave](/media/1/wave.webp "At night.")\n')
  })

  test('that can’t be uploaded says why, and can be retried', async () => {
    addImage.mockRejectedValueOnce(new Error('The server can’t be reached.'))
    addImage.mockResolvedValue({ src: '/media/1/wave.webp', width: 10, height: 10 })
    const person = open('')
    choose(file('wave.png'))
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(
        'Couldn’t upload wave.png. The server can’t be reached.',
      )
    })
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText(/Image uploaded/)
    expect(onChange).toHaveBeenLastCalledWith('![](/media/1/wave.webp)\n')
  })

  test('of another type is rejected with a reason, and can be removed', async () => {
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

describe('a link', () => {
  const target = (title: string, href: string | null, isPublic = true) => ({
    title,
    href,
    isPublic,
    kind: 'articles' as const,
  })
  const field = () => screen.findByRole('combobox', { name: 'Link to' })

  test('leads to a page found by its title, which becomes the words', async () => {
    findLinkTargets.mockResolvedValue([target('Spring tide', '/blog/spring-tide/')])
    const person = open('')
    await person.click(tool('Link'))
    await person.type(await field(), 'spring')
    expect(await screen.findByRole('option', { name: /Spring tide/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(findLinkTargets.mock.lastCall?.[0]).toEqual({ search: 'spring' })
    await person.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('[Spring tide](/blog/spring-tide/)\n')
  })

  test('to a draft says that visitors can’t read it; one without a slug can’t be chosen', async () => {
    findLinkTargets.mockResolvedValue([
      target('Neap tide', null, false),
      target('Spring tide', '/blog/spring-tide/', false),
    ])
    const person = open('')
    await person.click(tool('Link'))
    await person.type(await field(), 'tide')
    const [without, draft] = await screen.findAllByRole('option')
    expect(without).toHaveAttribute('aria-disabled', 'true')
    expect(without).toHaveTextContent('Draft without a URL slug: add one to link to it')
    expect(draft).toHaveAttribute('aria-selected', 'true')
    findLinkTargets.mockResolvedValue([target('Spring tide', '/blog/spring-tide/', false)])
    await person.keyboard('{ArrowUp}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('[Spring tide](/blog/spring-tide/)\n')
  })

  test('that exists shows the title of its page, and can be removed', async () => {
    findLinkTargets.mockResolvedValue([target('Spring tide', '/blog/spring-tide/')])
    const person = open('[High](/blog/spring-tide/#when)\n')
    const { editor } = text() as unknown as { editor: Editor }
    act(() => void editor.commands.setTextSelection(3))
    expect(await field()).toHaveValue('/blog/spring-tide/#when')
    expect(await screen.findByText('“Spring tide”')).toBeVisible()
    expect(findLinkTargets.mock.lastCall?.[0]).toEqual({ href: '/blog/spring-tide/' })
    await person.click(screen.getByRole('button', { name: 'Remove link' }))
    expect(onChange).toHaveBeenLastCalledWith('High\n')
  })

  test.each([
    ['me@harbor.example', 'mailto:me@harbor.example'],
    ['+41 44 123 45 67', 'tel:+41441234567'],
    ['https://harbor.example/a', 'https://harbor.example/a'],
  ])('takes the address %s as it stands', async (typed, href) => {
    const person = open('')
    await person.click(tool('Link'))
    await person.click(await field())
    await person.paste(typed) // at once: the beginning of an address may be searched for
    await person.keyboard('{Enter}')
    expect(findLinkTargets).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: typed })).toHaveAttribute('href', href)
  })

  test('says that nothing was found, and makes no link of words', async () => {
    const person = open('One.\n')
    await person.click(tool('Link'))
    await person.type(await field(), 'nowhere')
    expect(await screen.findAllByText(/No page has these words in its title/)).not.toHaveLength(0)
    await person.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('can be searched again after the search failed', async () => {
    findLinkTargets.mockRejectedValueOnce(new Error('away'))
    const person = open('One.\n')
    await person.click(tool('Link'))
    await person.type(await field(), 'tide')
    expect(await screen.findAllByText(/Couldn’t search pages/)).not.toHaveLength(0)
    findLinkTargets.mockResolvedValue([target('Tides', '/blog/tides/')])
    await person.type(await field(), 's')
    expect(await screen.findByRole('option', { name: /Tides/ })).toBeVisible()
  })
})

describe('the slash menu', () => {
  /** Types at the cursor, as the browser reports it to the editor. */
  const type = async (letters: string) => {
    const { editor } = text() as unknown as { editor: Editor }
    for (const letter of letters)
      await act(async () => {
        const { from, to } = editor.state.selection
        const isTaken = editor.view.someProp('handleTextInput', (handle) =>
          handle(editor.view, from, to, letter, () => editor.state.tr.insertText(letter, from, to)),
        )
        if (isTaken !== true) editor.view.dispatch(editor.state.tr.insertText(letter, from, to))
        await Promise.resolve()
      })
  }
  const press = (key: string) => fireEvent.keyDown(text(), { key })
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

  test('offers blocks found by typing, and inserts the chosen one', async () => {
    open('')
    await type('/')
    expect(await screen.findByRole('listbox', { name: 'Insert' })).toBeVisible()
    expect(options()).toEqual(expect.arrayContaining(['Heading 2Ctrl+Alt+2', 'Note', 'Image']))
    await type('hea')
    await waitFor(() => expect(options()).toHaveLength(3))
    press('ArrowDown')
    expect(text()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
    press('Enter')
    await type('Tides')
    expect(onChange).toHaveBeenLastCalledWith('### Tides\n')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('is left with Escape, and the slash stays', async () => {
    open('')
    await type('one /')
    expect(await screen.findByRole('listbox')).toBeVisible()
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(onChange).toHaveBeenLastCalledWith('one /\n')
  })

  test('does not open within a word, nor in code', async () => {
    open('')
    await type('24/7')
    expect(screen.queryByRole('listbox')).toBeNull()
    act(() => setValue('```\n\n```\n'))
    await type('/')
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('the keyboard', () => {
  test('makes headings of the first level, and clears the formatting but not the links', () => {
    open('**One** *two* [three](/about/)\n')
    const { editor } = text() as unknown as { editor: Editor }
    act(() => void editor.commands.selectAll())
    fireEvent.keyDown(text(), { key: '\\', ctrlKey: true })
    expect(onChange).toHaveBeenLastCalledWith('One two [three](/about/)\n')
    fireEvent.keyDown(text(), { key: '1', ctrlKey: true, altKey: true })
    expect(onChange).toHaveBeenLastCalledWith('## One two [three](/about/)\n')
  })
})

test('a pasted document says how many of its images are missing, and uploads those it contains', async () => {
  addImage.mockResolvedValue({ src: '/media/1/pasted-1.webp', width: 1, height: 1 })
  const person = open('')
  const html =
    '<p>A pier.</p><img src="data:image/png;base64,aGk="><img src="file:///pier.png"><img src="file:///b.png">'
  const clipboardData = {
    types: ['text/html'],
    files: [],
    items: [],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  }
  fireEvent.paste(text(), { clipboardData })
  expect(await screen.findByText(/Couldn’t paste 2 images from the document/)).toBeVisible()
  await waitFor(() => expect(addImage).toHaveBeenCalledTimes(1))
  expect(addImage.mock.lastCall?.[0].name).toBe('pasted-1.png')
  await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('![](/media/1/pasted-1.webp)'))
  expect(onChange.mock.lastCall?.[0]).toContain('A pier.')
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/Couldn’t paste/)).toBeNull()
})
