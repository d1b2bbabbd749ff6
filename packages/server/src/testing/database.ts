// Gives each test file a database of its own: a clone of the migrated template.
import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    template: string
  }
}

export const urlOf = (adminUrl: string, database: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

export const cloneDatabase = async (): Promise<TestDatabase> => {
  const adminUrl = inject('adminUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name} template ${inject('template')}`)
  await admin.end()
  return {
    url: urlOf(adminUrl, name),
    drop: async () => {
      const again = postgres(adminUrl, { max: 1, onnotice: () => {} })
      await again.unsafe(`drop database if exists ${name} with (force)`)
      await again.end()
    },
  }
}
