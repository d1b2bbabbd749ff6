// Faults in what was handed over, said by part in the words of whoever asked.
import type { Language } from '@bidyard/contract/errors'
import { Failure } from '../../runtime/failure.ts'
import type { Words } from '../../runtime/issue-words.ts'

export interface Fault {
  readonly path: string
  readonly said: Words
}

export const faulty = (language: Language, faults: readonly Fault[]): Failure =>
  new Failure('BadRequestSchema', '0001.invalidBodySchema',
    faults.map(({ path, said }) => ({ path, message: said[language] })))
