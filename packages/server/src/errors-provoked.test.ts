// Runs after all other tests: every error that a call declares was provoked by one of them, and no call told another.
import { type CallDefinition, addressOf } from '@bidyard/contract/call'
import { calls } from '@bidyard/contract/calls'
import { errorCodes } from '@bidyard/contract/errors'
import { expect, inject, test } from 'vitest'
import { declaredErrors, readNotes } from './testing/provoked-errors.ts'

const all: readonly CallDefinition[] = Object.values(calls).flatMap((area): CallDefinition[] => Object.values(area))
const declared = all.flatMap(declaredErrors)
const notes = readNotes()

// Where only some tests were run, nobody can say what the others would have provoked.
const files = (inject('testFiles') as readonly string[] | undefined) ?? ['none']
const isWhole = !inject('isFiltered') && files.every((file) => notes.files.has(file))

test('every error that a call declares was provoked', () => {
  const missing = declared.filter((error) => !notes.errors.has(error))
  expect(isWhole ? missing : []).toEqual([])
})

test('no call told an error that it does not declare', () => {
  const addresses = new Set(all.map((definition) => `${definition.method} ${addressOf(definition)}`))
  const known = new Set(declared)
  const undeclared = [...notes.errors].filter((error) => {
    const [method, address, code] = error.split(' ')
    const isCatalogued = code !== 'BadRequestSchema' && errorCodes.includes(code as (typeof errorCodes)[number])
    return addresses.has(`${method} ${address}`) && isCatalogued && !known.has(error)
  })
  expect(undeclared).toEqual([])
})
