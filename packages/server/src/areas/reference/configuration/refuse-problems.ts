// Says which numbers do not fit together as issues of the request, in the words of the rules that they break.
import { configKey, type ConfigKey } from '@bidyard/contract/enums'
import type { Language } from '@bidyard/contract/errors'
import { Failure } from '../../../runtime/failure.ts'
import type { Problem } from './problem.ts'

/** A rule may be broken in a key that was not sent: then the words name it. */
export const refuseProblems = (
  sent: ConfigKey, language: Language, problems: readonly Problem[], at: 'value' | 'draft' = 'value',
): Failure =>
  new Failure('BadRequestSchema', '0001.invalidBodySchema', problems.map((problem) => {
    const words = problem[language]
    const isHere = problem.key === sent
    const path = ['body', at, problem.path].filter((part) => part !== '').join('.')
    return isHere
      ? { path, message: words }
      : { path: 'body', message: `${configKey.labels[problem.key][language]} ${problem.path}: ${words}` }
  }))
