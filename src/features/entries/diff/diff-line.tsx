import * as css from './content-diff.module.css'
import type { DiffRow } from './diff-texts'
import type { DiffPart } from './diff-words'

/** One line of both sides. What went and what came is marked by a sign, a line and words, not by color alone. */
export function DiffLine({ row: { kind, before, after } }: { row: DiffRow }) {
  if (kind === 'same')
    return (
      <tr>
        <td className={css.same}>{textOf(before)}</td>
        {/* read out once */}
        <td className={`${css.same} ${css.twin}`}>
          <span aria-hidden="true">{textOf(after)}</span>
        </td>
      </tr>
    )
  return (
    <tr>
      <td className={before === null ? css.none : css.removed}>
        {before && <Side parts={before} tag="del" />}
      </td>
      <td className={after === null ? css.none : css.added}>{after && <Side parts={after} tag="ins" />}</td>
    </tr>
  )
}

const textOf = (parts: DiffPart[] | null) => parts?.map(({ text }) => text).join('') ?? ''

const words = {
  del: { sign: '−', begins: 'removed:', ends: 'end of what was removed' },
  ins: { sign: '+', begins: 'added:', ends: 'end of what was added' },
} as const

function Side({ parts, tag: Tag }: { parts: DiffPart[]; tag: 'del' | 'ins' }) {
  const { sign, begins, ends } = words[Tag]
  return (
    <>
      <span className={css.sign} aria-hidden="true">
        {sign}
      </span>
      {parts.map(({ text, same }, index) =>
        same ? (
          text
        ) : (
          <Tag key={index}>
            <Spoken>{begins}</Spoken>
            {text === '' ? <em className={css.empty}>empty line</em> : text}
            {index < parts.length - 1 && <Spoken>{ends}</Spoken>}
          </Tag>
        ),
      )}
    </>
  )
}

/** For screen readers, which mostly do not say that a text was added or removed. */
const Spoken = ({ children }: { children: string }) => (
  <span className={`visually-hidden ${css.spoken}`}> {children} </span>
)
