// Real complaints of PostgreSQL and of the file system, and the sentence that a person gets to read.
import { expect, test } from 'vitest'
import { PostgresError, asPostgresError, plainSentence } from './postgres-error.ts'

const circumstances = { folder: '/data', port: 5433 }

test.each([
  ['initdb: error: could not write file "/data/base/1/1259": No space left on device', /disk .* \/data is full/],
  ['PANIC:  could not write to file "pg_wal/xlogtemp.84": No space left on device', /disk .* \/data is full/],
  ['ENOSPC: no space left on device, write', /disk .* \/data is full/],
  ['EROFS: read-only file system, mkdir \'/data\'', /may only be read/],
  ['postgres: error while loading shared libraries: libstdc++.so.6: cannot open shared object file', /lacks libstdc/],
  ['/lib/libc.so.6: version `GLIBC_2.28\' not found (required by postgres)', /C library is too old \(GLIBC_2.28/],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', /Port 5433 .* is taken/],
  ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', /earlier database still work in \/data/],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /enough memory/],
  ['FATAL:  unrecognized configuration parameter "speed"', /refuses a setting: unrecognized .* "speed"\.$/],
  ['FATAL:  1 is outside the valid range for parameter "max_wal_size" (2 MB .. 9 MB)', /refuses a setting: /],
  ['PANIC:  could not locate a valid checkpoint record at 0/1B81490', /is damaged/],
  ['EACCES: permission denied, open \'/data/password\'', /lacks permission to work in \/data/],
  ['LOG:  starting\nFATAL:  the moon is full', /^PostgreSQL did not start in \/data: the moon is full\.$/],
  ['', /^PostgreSQL did not start in \/data: it said nothing\.$/],
])('says plainly: %s', (output, sentence) => {
  const plain = plainSentence(output, circumstances)
  expect(plain).toMatch(sentence)
  expect(plain).toMatch(/^[^\n]+[^.]\.$/)
})

test('passes its own sentences on unchanged and keeps the cause of others', () => {
  const own = new PostgresError('A sentence.')
  expect(asPostgresError(own, circumstances)).toBe(own)
  const cause = new Error('EACCES: permission denied')
  expect(asPostgresError(cause, circumstances)).toMatchObject({ name: 'PostgresError', cause })
})
