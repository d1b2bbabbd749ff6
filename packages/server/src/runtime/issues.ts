// Says in plain Korean or English what is wrong with each field of a request.
import type { Language } from '@bidyard/contract/errors'
import type { z } from 'zod'
import type { Issue } from './failure.ts'
import { type Words, words } from './issue-words.ts'

type ZodIssue = z.core.$ZodIssue

const typeWords: Readonly<Record<string, Words>> = {
  string: { ko: '글자', en: 'text' },
  number: { ko: '숫자', en: 'a number' },
  int: { ko: '정수', en: 'a whole number' },
  boolean: { ko: '참 또는 거짓', en: 'true or false' },
  array: { ko: '목록', en: 'a list' },
  object: { ko: '객체', en: 'an object' },
  record: { ko: '객체', en: 'an object' },
}

const unitOf = (origin: string): Words => {
  if (origin === 'string') return { ko: '자', en: ' characters' }
  return origin === 'array' ? { ko: '개', en: ' entries' } : { ko: '', en: '' }
}

const formatWords = (format: string): Words => {
  if (format === 'uuid') return { ko: '올바른 식별자가 아닙니다.', en: 'This is not an id.' }
  if (format.startsWith('date') || format === 'time')
    return { ko: '날짜 형식이 올바르지 않습니다.', en: 'This is not a date and time in the expected form.' }
  if (format === 'email') return { ko: '이메일 형식이 올바르지 않습니다.', en: 'This is not an e-mail address.' }
  if (format === 'url') return { ko: '주소 형식이 올바르지 않습니다.', en: 'This is not a web address.' }
  return words.format
}

const wordsOf = (issue: ZodIssue): Words => {
  if ('input' in issue && issue.input === undefined) return { ko: '필수 항목입니다.', en: 'This is needed.' }
  switch (issue.code) {
    case 'invalid_type': {
      const type = typeWords[issue.expected]
      return { ko: `${type?.ko ?? '다른'} 형식이어야 합니다.`, en: `This must be ${type?.en ?? 'of another type'}.` }
    }
    case 'too_small': {
      const unit = unitOf(issue.origin)
      return issue.inclusive === false
        ? { ko: `${issue.minimum}${unit.ko} 초과여야 합니다.`, en: `More than ${issue.minimum}${unit.en}.` }
        : { ko: `${issue.minimum}${unit.ko} 이상이어야 합니다.`, en: `At least ${issue.minimum}${unit.en}.` }
    }
    case 'too_big': {
      const unit = unitOf(issue.origin)
      return issue.inclusive === false
        ? { ko: `${issue.maximum}${unit.ko} 미만이어야 합니다.`, en: `Less than ${issue.maximum}${unit.en}.` }
        : { ko: `${issue.maximum}${unit.ko} 이하여야 합니다.`, en: `At most ${issue.maximum}${unit.en}.` }
    }
    case 'unrecognized_keys':
      return { ko: `알 수 없는 항목: ${issue.keys.join(', ')}`, en: `Unknown fields: ${issue.keys.join(', ')}` }
    case 'invalid_value':
      return { ko: '허용된 값이 아닙니다.', en: 'This is not one of the allowed values.' }
    case 'invalid_format':
      return formatWords(issue.format)
    default:
      return words.value
  }
}

// A hostile request may hold a fault in each of ten thousand entries; nobody reads more than these.
const shownMax = 50

export const issuesOf = (part: string, error: z.ZodError, language: Language): Issue[] =>
  error.issues.slice(0, shownMax).map((issue) => ({
    path: [part, ...issue.path.map(String)].join('.').slice(0, 300),
    message: wordsOf(issue)[language].slice(0, 300),
  }))
