import { useId } from 'react'

interface Props {
  id?: string
  label: string
  /** Markdown. */
  value: string
  onChange: (markdown: string) => void
  /** Keeps a picture that was pasted, dropped or picked. */
  addPicture: (file: File) => Promise<{ src: string; width: number; height: number }>
  /** Address to show a picture at. */
  showPicture: (src: string) => string
  isReadOnly?: boolean
  describedBy?: string
}

/** The text as Markdown. */
export function MarkdownEditor({ id, label, value, onChange, isReadOnly = false, describedBy }: Props) {
  const ownId = useId()
  return (
    <textarea
      id={id ?? ownId}
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      readOnly={isReadOnly}
      onChange={(event) => onChange(event.target.value)}
      rows={24}
      style={{ width: '100%' }}
    />
  )
}
