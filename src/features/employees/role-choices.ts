import { roleNames, roles, type Role } from '../../../contract/permissions'

/** The roles to choose from. */
export const roleChoices: readonly { value: Role; title: string; text: string }[] = roleNames.map((role) => ({
  value: role,
  title: roles[role].title,
  text: `${roles[role].summary}.`,
}))
