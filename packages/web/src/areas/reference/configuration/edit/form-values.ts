// What the form holds: the whole value of a key, checked by the contract's own shape, faults told in people's words.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import { configurationShapes } from '@bidyard/contract/shapes/configuration/configuration'
import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { amountAt } from '../places/amount-at.ts'
import type { ConfigurationWords } from '../places/configuration-words.ts'

export interface FormValues {
  readonly value: Record<string, unknown>
}

export type FormPath = `value.${string}`
export const formPath = (path: string): FormPath => `value.${path}`

type Issue = z.core.$ZodIssue

/** A span is one of three shapes; the one whose unit was chosen tells what is wrong. */
const insideUnion = (issue: Issue): Issue =>
  issue.code !== 'invalid_union'
    ? issue
    : (issue.errors.flat().find(({ code }) => code === 'too_big' || code === 'too_small') ?? issue)

const boundWords = (words: ConfigurationWords, key: ConfigKey, issue: Issue, bound: number | bigint): string => {
  const path = issue.path.join('.')
  return words.write(Number(bound), amountAt(key, path))
}

const wordsFor = (words: ConfigurationWords, key: ConfigKey, given: Issue): string => {
  const { say } = words
  const issue = insideUnion(given)
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'array') return say('issue.fewItems')
      return say('issue.atLeast', { bound: boundWords(words, key, issue, issue.minimum) })
    case 'too_big':
      if (issue.origin === 'string') return say('issue.tooLong', { bound: String(issue.maximum) })
      return say('issue.atMost', { bound: boundWords(words, key, issue, issue.maximum) })
    case 'invalid_type':
      return say(issue.expected === 'int' ? 'issue.whole' : 'issue.missing')
    case 'invalid_union':
      return say('issue.missing')
    case 'invalid_format':
      return say(amountAt(key, issue.path.join('.'))?.kind === 'line' ? 'issue.wrong' : 'issue.time')
    default:
      return say('issue.wrong')
  }
}

export const resolverFor =
  (key: ConfigKey, words: ConfigurationWords): Resolver<FormValues> =>
  (values) => {
    const checked = configurationShapes[key].safeParse(values.value)
    if (checked.success) return { values, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    const told = new Set<string>()
    for (const issue of checked.error.issues) {
      const path = formPath(issue.path.join('.'))
      if (told.has(path)) continue
      told.add(path)
      set(errors, path, { type: issue.code, message: wordsFor(words, key, issue) })
    }
    return { values: {}, errors }
  }

/** Every fault by its place, also those that no field of its own shows. */
export const faultsOf = (
  errors: unknown,
  path = '',
): readonly { readonly path: string; readonly message: string }[] => {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && typeof errors.message === 'string' && 'type' in errors)
    return [{ path, message: errors.message }]
  return Object.entries(errors).flatMap(([name, inner]) =>
    name === 'ref' || name === 'root' ? [] : faultsOf(inner, path === '' ? name : `${path}.${name}`),
  )
}
