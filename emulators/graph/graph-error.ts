/** An error in Graph's format. */
export class GraphError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405,
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'GraphError'
  }
}
