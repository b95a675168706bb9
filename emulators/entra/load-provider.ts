/**
 * Loads oidc-provider, less its remark that Node 20 is not supported: the tests run on it. Later, so that nothing
 * is loaded or said before it is needed.
 */
export async function loadProvider(): Promise<typeof import('oidc-provider')> {
  const { warn } = console
  console.warn = (...said: unknown[]) => {
    if (!isRemark(said[0])) warn(...said)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

const isRemark = (said: unknown) =>
  typeof said === 'string' && said.includes('oidc-provider WARNING: Unsupported runtime')
