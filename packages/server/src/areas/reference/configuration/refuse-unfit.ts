// Refuses a draft of one key that the house would not take, with the words of the rules that it breaks.
import type { ConfigKey } from '@bidyard/contract/enums'
import type { Language } from '@bidyard/contract/errors'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { Reader } from '../../../runtime/database/database.ts'
import { listCurrent } from './configuration.sql.ts'
import { problemsOfChange } from './configuration-rules.ts'
import { refuseProblems } from './refuse-problems.ts'
import { configurationOf } from './shown.ts'

export const refuseUnfit = async <Key extends ConfigKey>(
  db: Reader, key: Key, draft: ConfigurationOf<Key>, language: Language,
): Promise<void> => {
  const problems = problemsOfChange(configurationOf(await listCurrent(db)), { key, value: draft })
  if (problems.length > 0) throw refuseProblems(key, language, problems, 'draft')
}
