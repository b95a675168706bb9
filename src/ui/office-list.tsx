import * as css from './office-list.module.css'

interface Props {
  offices: readonly {
    name: string
    street: string
    postalCode: string
    city: string
    countryName: string
    hours: string
  }[]
}

/** Offices with address and hours. */
export function OfficeList({ offices }: Props) {
  return (
    <ul className={css.offices}>
      {offices.map(({ name, street, postalCode, city, countryName, hours }) => (
        <li key={name}>
          <h3>{name}</h3>
          <address className={css.address}>
            {street}
            <br />
            {city} {postalCode}
            <br />
            {countryName}
          </address>
          <p className={css.hours}>{hours}</p>
        </li>
      ))}
    </ul>
  )
}
