/**
 * Lints sample files with the project's rules: reads `[{ file, code }]` from standard input and writes the messages
 * for each. Runs as a separate process, since Jest can't load ESLint's configuration. Rules that need types are
 * left out, because the files don't exist.
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
