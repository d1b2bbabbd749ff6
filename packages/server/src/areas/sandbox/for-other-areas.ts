// What the program may use of the sandbox: the filling of an empty database.
export type { WorldRows } from './demo/rows.ts'
export { fillWorld } from './demo/fill-world.ts'
