// Numbers of records as people type them.
import { expect, test } from 'vitest'
import { asRecordNo } from './record-no.ts'

test.each([
  ['R-7K3M-Q9XD-2FHT', 'R-7K3M-Q9XD-2FHT'], ['r7k3mq9xd2fht', 'R-7K3M-Q9XD-2FHT'],
  [' 7k3m q9xd 2fht ', 'R-7K3M-Q9XD-2FHT'], ['R-7K3M-Q9XD-2FHO', 'R-7K3M-Q9XD-2FH0'],
  ['p7k3mq9xd2fht', 'P-7K3M-Q9XD-2FHT'], ['P-7K3M-Q9XD-2FHO', 'P-7K3M-Q9XD-2FH0'],
  ['X-7K3M-Q9XD-2FHT', null], ['R-7K3M-Q9XD', null], ['R-7K3M-Q9XD-2FH!', null], ['', null],
])('%s is read as %s', (typed, read) => expect(asRecordNo(typed)).toBe(read))
