interface Props {
  steps: readonly { title: string; duration: string; text: string }[]
}

/** The items of a list of steps, each with how long it takes. */
export const StepItems = ({ steps }: Props) =>
  steps.map(({ title, duration, text }) => (
    <li key={title}>
      <span className="eyebrow">{duration}</span>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ))
