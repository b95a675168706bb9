import * as css from './markdown-editor.module.css'

interface Props {
  id: string
  label: string
  value: string
  onChange: (markdown: string) => void
  isReadOnly: boolean
  describedBy: string | undefined
  /** Leads to the tools. */
  onTools: () => void
}

/** The Markdown itself, to read and to change. */
export function SourceView({ id, label, value, onChange, isReadOnly, describedBy, onTools }: Props) {
  return (
    <div className={css.source}>
      {/* What a field cannot measure itself: a copy of its text makes it as high as the text. */}
      <div aria-hidden="true" className={css.measure}>
        {`${value}\n`}
      </div>
      <textarea
        id={id}
        aria-label={`${label}, Markdown source`}
        aria-describedby={describedBy}
        value={value}
        readOnly={isReadOnly}
        spellCheck={false}
        className={css.field}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'F10' && event.altKey) {
            event.preventDefault()
            onTools()
          }
        }}
      />
    </div>
  )
}
