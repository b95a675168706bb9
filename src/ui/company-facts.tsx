import { describeRegistration } from '../lib/describe-registration'
import * as css from './company-facts.module.css'

interface Props {
  legalName: string
  /** Of this build. */
  year: number
  /** Missing where `company.yml` has none. */
  registration?: { place: string; number: string | null; office: string; vat: string | null } | null
}

/** Who stands behind the site, as the law asks. */
export function CompanyFacts({ legalName, year, registration }: Props) {
  return (
    <div className={css.facts}>
      <p>{`© ${year} ${legalName}`}</p>
      {registration && <p>{describeRegistration(registration)}</p>}
    </div>
  )
}
