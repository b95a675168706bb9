/**
 * Whether this is `gatsby develop` and not a build.
 *
 * @param program Gatsby's `store.getState().program`; its `_` is the command, alone or in a list.
 */
export const isDeveloping = (program: { _: unknown }): boolean => String(program._) === 'develop'
