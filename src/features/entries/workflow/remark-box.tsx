import { useState } from 'react'
import { FieldError, Label, Text, TextArea, TextField } from 'react-aria-components/TextField'
import { MoveBox, type BoxState } from './move-box'
import * as css from './moves.module.css'

/** As the contract bounds a remark, in characters. */
const bounds = { least: 3, most: 2_000 } as const

interface Props extends BoxState {
  /** Address of who wrote the entry. */
  author: string
  onYes: (remark: string) => void
}

/** Asks what should change before an entry goes back to its author. */
export function RemarkBox({ author, onYes, ...box }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = () => {
    const fault = findFault(text)
    setProblem(fault)
    if (fault === undefined) onYes(text.trim())
  }
  return (
    <MoveBox {...box} title="Ask for changes" yes="Send back" onYes={submit}>
      <p>{author} gets this to write on, with your remark beside it, and can submit it again.</p>
      <TextField
        value={text}
        onChange={(value) => {
          setText(value)
          setProblem(undefined)
        }}
        isInvalid={problem !== undefined}
        validationBehavior="aria"
        isRequired
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the one field of a box the person opened to fill in
        autoFocus
        className={css.field}
      >
        <Label className={css.label}>What should change</Label>
        <TextArea className={css.area} rows={6} />
        <Text slot="description" className={css.hint}>
          {text.trim().length} of {bounds.most} characters
        </Text>
        <FieldError className={css.problem}>{problem}</FieldError>
      </TextField>
    </MoveBox>
  )
}

function findFault(text: string): string | undefined {
  const { length } = text.trim()
  if (length < bounds.least) return 'Say in a few words what should change.'
  if (length > bounds.most) return `This is ${length - bounds.most} characters too long.`
  return undefined
}
