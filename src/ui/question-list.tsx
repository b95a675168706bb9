import * as css from './question-list.module.css'

interface Props {
  questions: readonly { question: string; answer: string }[]
}

/** Questions that open to their answers; works without script. */
export function QuestionList({ questions }: Props) {
  return (
    <div className={css.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3 className={css.question}>{question}</h3>
          </summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
