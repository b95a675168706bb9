interface Registration {
  /** E.g. "England and Wales". */
  place: string
  number?: string | null
  /** Address of the registered office. */
  office: string
  vat?: string | null
}

/**
 * Where a company is registered, in the words that UK law asks a website to show. A postcode at the end of the address
 * and the VAT number stay on one line.
 */
export function describeRegistration({ place, number, office, vat }: Registration): string {
  const parts = [
    `Registered in ${place}${number ? `, company number ${number}` : ''}.`,
    `Registered office: ${office.replace(/ (?=\S+$)/, '\u00a0')}.`,
    ...(vat ? [`VAT number ${vat.replaceAll(' ', '\u00a0')}.`] : []),
  ]
  return parts.join(' ')
}
