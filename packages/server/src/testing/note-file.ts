// Runs beside each file of tests that needs the database, and notes when it came to its end.
import { afterAll, expect } from 'vitest'
import { noteFile } from './provoked-errors.ts'

afterAll(() => noteFile(expect.getState().testPath ?? ''))
