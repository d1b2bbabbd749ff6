// What a program of its own is told of the machine in a test: where programs lie, and what Node compiled before.
import { join } from 'node:path'

const {
  PATH = '', NODE_COMPILE_CACHE = join(import.meta.dirname, '../../../../../node_modules/.cache/bidyard'),
} = process.env

export const bareEnvironment = { PATH, NODE_COMPILE_CACHE } as const
