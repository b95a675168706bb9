/**
 * Lints made-up files with the project's own rules: reads `[{ file, code }]` from standard input, writes the
 * messages of each. A process of its own, since Jest cannot load ESLint's configuration. Rules that need
 * types are left out: the files are not there.
 */
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

const samples = JSON.parse(await text(process.stdin))
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })

const answers = []
for (const { file, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: file })
  answers.push(result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}
console.log(JSON.stringify(answers))
