import type { EntraAddresses } from './entra/plan-addresses'
import type { Account, Sample } from './sample.schema'
import type { EmulatorSettings } from './settings'

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
