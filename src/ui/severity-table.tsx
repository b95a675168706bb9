import './prose.css'
import * as css from './severity-table.module.css'

interface Props {
  severities: readonly { name: string; means: string; response: string }[]
}

/** Severity levels and their response times. */
export function SeverityTable({ severities }: Props) {
  return (
    <div className="prose">
      <div className="table-frame" role="group" aria-label="Response targets" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Urgency</th>
              <th scope="col">What it means</th>
              <th scope="col">First reply</th>
            </tr>
          </thead>
          <tbody>
            {severities.map(({ name, means, response }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{means}</td>
                <td className={css.response}>{response}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
