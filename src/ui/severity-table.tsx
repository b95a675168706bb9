import { releaseTable } from './release-table'
import './prose.css'

interface Props {
  severities: readonly { name: string; means: string; response: string }[]
}

/** Phones show them beside each value. */
const columns = { means: 'What it means', response: 'First reply' }

/** Severity levels and their response times. */
export function SeverityTable({ severities }: Props) {
  return (
    <div className="prose">
      <div ref={releaseTable} className="table-frame" role="group" aria-label="Response targets" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Urgency</th>
              <th scope="col">{columns.means}</th>
              <th scope="col">{columns.response}</th>
            </tr>
          </thead>
          <tbody>
            {severities.map(({ name, means, response }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={columns.means}>{means}</td>
                <td data-label={columns.response}>{response.replaceAll(' ', '\u00a0')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
