interface Actions {
  onRetry: () => void
  onRemove: () => void
}

/** What stands in the text while a picture is on its way: its preview and what happens, in words. */
export function createPlaceholder(file: File, { onRetry, onRemove }: Actions) {
  const dom = document.createElement('span')
  const words = document.createElement('span')
  const preview = file.type.startsWith('image/') ? document.createElement('img') : undefined
  const address = preview === undefined ? undefined : URL.createObjectURL(file)
  dom.className = 'picture-pending'
  dom.contentEditable = 'false'
  if (preview !== undefined && address !== undefined) {
    preview.src = address
    preview.alt = ''
    dom.append(preview)
  }
  dom.append(words)

  return {
    dom,
    begin: () => {
      dom.classList.remove('is-failed')
      words.replaceChildren(`Adding ${file.name}…`)
    },
    fail: (reason: string) => {
      dom.classList.add('is-failed')
      const sentence = `${file.name} was not added. ${reason}`
      words.replaceChildren(sentence, createButton('Try again', onRetry), createButton('Remove', onRemove))
    },
    end: () => {
      if (address !== undefined) URL.revokeObjectURL(address)
    },
  }
}

function createButton(title: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = title
  button.addEventListener('click', onPress)
  return button
}
