import type { EntraAddresses } from './entra/plan-addresses'
import type { Account, Sample } from './sample.schema'

/** Shared by all parts of the emulators. */
export interface Tenant {
  /** "http://localhost:8002" */
  origin: string
  addresses: EntraAddresses
  sample: Sample
  settings: EmulatorSettings
}

export const findAccount = ({ sample }: Tenant, oid: unknown): Account | undefined =>
  sample.accounts.find((account) => account.oid === oid)

/** Settings that tests change while the emulators run; they apply from the next request. */
export interface EmulatorSettings {
  /** Life of new access tokens, seconds. Default 3600; Entra's own is 60 to 90 minutes. */
  accessTokenSeconds: number
  /** false: every refresh token has expired, as Entra's do after 24 hours in a browser. Default true. */
  allowRefresh: boolean
  /** Wait before each answer, milliseconds. Default 0. */
  delayMs: number
}

export const createSettings = (): EmulatorSettings => ({
  accessTokenSeconds: 3600,
  allowRefresh: true,
  delayMs: 0,
})
