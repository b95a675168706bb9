import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { CompanySchema, type Company } from '../../contract/content/page-schemas'
import { parseOrExplain } from '../../contract/parse-or-explain'

export function readCompany(root: string): Company {
  const file = path.join(root, 'content/company.yml')
  return parseOrExplain(
    CompanySchema,
    parse(readFileSync(file, 'utf8')),
    (keys) => `content/company.yml: ${keys.join('.')}`,
  )
}
