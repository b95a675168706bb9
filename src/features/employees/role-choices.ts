import type { Role } from '../../../contract/employee'
import { roleTitles } from '../../config/roles'

/** The roles to choose from, each with what it lets one do. */
export const roleChoices: readonly { value: Role; title: string; text: string }[] = [
  { value: 'employee', title: roleTitles.employee, text: 'Sees their own page and what is published.' },
  { value: 'admin', title: roleTitles.admin, text: 'Also runs people, content and the site.' },
]
