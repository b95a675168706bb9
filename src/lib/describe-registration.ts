interface Registration {
  /** E.g. "England and Wales". */
  place: string
  number: string
  /** Address of the registered office. */
  office: string
  vat?: string | null
}

/** Where a company is registered, in the words that UK law asks a website to show. */
export function describeRegistration({ place, number, office, vat }: Registration): string {
  const parts = [
    `Registered in ${place}, company number ${number}.`,
    `Registered office: ${office}.`,
    ...(vat ? [`VAT number ${vat}.`] : []),
  ]
  return parts.join(' ')
}
