/** As far as the tests use it; the package has no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    fieldNames?: readonly string[]
  }

  export default class Validator {
    constructor(vocabulary: { '@graph': readonly object[] })
    validate(extracted: { jsonld: Record<string, readonly object[]> }): Promise<Issue[]>
  }
}
