/** Code of more lines is folded on phones, where a column holds about thirty and an article would be code for the most part. */
const mostLines = 18
const phones = 'screen and (width < 40rem)'

/**
 * Folds long blocks of code on phones, each with a button that shows all of it. By script, so that without one, on paper
 * and in a wider window all is shown. What is in view or above it stays: a page doesn't move under its reader.
 *
 * @returns Unfolds them.
 */
export function foldLongCode(text: HTMLElement): () => void {
  const media = matchMedia(phones)
  let unfold: (() => void)[] = []
  const update = () => {
    unfold.forEach((undo) => undo())
    unfold = media.matches ? [...text.querySelectorAll<HTMLElement>('.code-frame')].flatMap(fold) : []
  }
  update()
  media.addEventListener('change', update)
  return () => {
    media.removeEventListener('change', update)
    unfold.forEach((undo) => undo())
  }
}

function fold(frame: HTMLElement): (() => void)[] {
  const code = frame.querySelector('pre')
  const lines = code?.textContent.trimEnd().split('\n').length ?? 0
  if (code === null || lines <= mostLines || frame.getBoundingClientRect().top < innerHeight) return []
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy-code show-code'
  button.textContent = `Show all ${lines} lines`
  const undo = () => {
    frame.classList.remove('folded')
    button.remove()
  }
  button.addEventListener('click', () => {
    undo()
    code.focus({ preventScroll: true })
  })
  frame.classList.add('folded')
  frame.append(button)
  return [undo]
}
