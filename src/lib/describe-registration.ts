interface Registration {
  /** E.g. "England and Wales". */
  place: string
  number?: string | null
  /** Address of the registered office. */
  office: string
  vat?: string | null
}

/**
 * Where a company is registered, in the words that UK law asks a website to show; without the number, where its office
 * is. A postcode at the end of the address and the VAT number stay on one line.
 */
export function describeRegistration({ place, number, office, vat }: Registration): string {
  const parts = [
    ...(number ? [`Registered in ${place}, company number ${number}.`] : []),
    `${number ? 'Registered office' : 'Office'}: ${office.replace(/ (?=\S+$)/, '\u00a0')}.`,
    ...(vat ? [`VAT number ${vat.replaceAll(' ', '\u00a0')}.`] : []),
  ]
  return parts.join(' ')
}
