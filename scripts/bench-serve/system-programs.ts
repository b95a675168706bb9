/** The environment with the folder where Debian has nginx, which only root's path names. */
export const withSystemPrograms = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  PATH: `${env['PATH'] ?? ''}:/usr/sbin`,
})
