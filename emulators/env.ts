/** The emulators' environment variables. */
export interface Env {
  /** EMULATORS_PORT, default 8002; 0: any free port. */
  port: number
}

/**
 * Reads the environment; an empty variable counts as not set.
 *
 * @throws Error that names the variable to correct.
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const port = variables.EMULATORS_PORT || '8002'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(
      `environment variable EMULATORS_PORT: must be a whole number from 0 to 65535, not "${port}"`,
    )
  }
  return { port: Number(port) }
}

/** The emulators were started in production. */
export class EmulatorsInProductionError extends Error {
  readonly code = 'emulators_in_production'
  constructor(environment: string) {
    super(
      `The emulators let anyone sign in as any sample account, so they don’t start while NODE_ENV is "${environment}". ` +
        'Set the ids of a real Entra ID tenant, or unset NODE_ENV for development.',
    )
    this.name = 'EmulatorsInProductionError'
  }
}

/**
 * Refuses every NODE_ENV but those of development: it may be a misspelt "production".
 *
 * @throws EmulatorsInProductionError
 */
export function refuseProduction(variables: NodeJS.ProcessEnv = process.env): void {
  const environment = variables.NODE_ENV || 'development'
  if (environment !== 'development' && environment !== 'test')
    throw new EmulatorsInProductionError(environment)
}
