import { copyText } from '../lib/copy-text'

/** How long a button says that it has copied, in milliseconds. */
const pauseMs = 2_000

/**
 * Adds a button to each block of code that copies it. By script, since without one it couldn't work.
 *
 * @returns Removes the buttons.
 */
export function addCopyButtons(text: HTMLElement): () => void {
  const buttons = [...text.querySelectorAll<HTMLElement>('.code-frame')].map(createButton)
  return () => buttons.forEach((button) => button.remove())
}

function createButton(frame: HTMLElement): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy-code'
  button.textContent = 'Copy'
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', () => void copy(frame.querySelector('pre')?.textContent ?? '', button))
  frame.append(button)
  return button
}

async function copy(code: string, button: HTMLElement): Promise<void> {
  button.textContent = (await copyText(code)) ? 'Copied' : 'Couldn’t copy'
  setTimeout(() => (button.textContent = 'Copy'), pauseMs)
}
