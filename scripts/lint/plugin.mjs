import { importDirections } from './import-directions.mjs'
import { noImportCycles } from './no-import-cycles.mjs'
import { noRoleComparisons } from './no-role-comparisons.mjs'

/** The rules of this project's own, as a plugin of the linter. */
export default {
  meta: { name: 'architecture' },
  rules: {
    'import-directions': importDirections,
    'no-import-cycles': noImportCycles,
    'no-role-comparisons': noRoleComparisons,
  },
}
