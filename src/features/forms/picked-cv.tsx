import { sizeInWords } from './find-cv-fault'
import * as css from './visitor-form.module.css'

interface Props {
  /** `size` in bytes. */
  cv: { name: string; size: number }
  onRemove: () => void
}

/** The file that is picked, and the way to take it out; picking another replaces it. */
export function PickedCv({ cv: { name, size }, onRemove }: Props) {
  return (
    <p className={css.picked}>
      <span role="status">
        {name}, {sizeInWords(size)}
      </span>{' '}
      <button type="button" className={css.plain} onClick={onRemove}>
        Remove the file
      </button>
    </p>
  )
}
