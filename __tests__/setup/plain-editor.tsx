interface Props {
  label: string
  value: string
  onChange: (markdown: string) => void
  isReadOnly?: boolean
}

/** Replaces the rich editor in tests of its surroundings: the Markdown in a plain field. */
export const MarkdownEditor = ({ label, value, onChange, isReadOnly = false }: Props) => (
  <textarea
    aria-label={label}
    value={value}
    readOnly={isReadOnly}
    onChange={(event) => onChange(event.target.value)}
  />
)
