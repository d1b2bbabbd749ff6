// Reads what is kept as JSON by the shape it has here: a newer node may have written more into it.
import type { z } from 'zod'

type Path = readonly PropertyKey[]

const without = (value: unknown, path: Path, names: readonly string[]): void => {
  let at = value as Record<PropertyKey, unknown>
  for (const step of path) at = at[step] as Record<PropertyKey, unknown>
  for (const name of names) delete at[name]
}

/**
 * Shapes refuse names that they do not know, so that nobody's wish is dropped unread. What was written by a node of the
 * next version, while nodes are replaced one after the other, is no wish: what is not known here holds there alone.
 */
export const keptOf = <Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> => {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const known = structuredClone(value)
  for (const issue of read.error.issues)
    if (issue.code === 'unrecognized_keys') without(known, issue.path, issue.keys)
    else throw read.error
  return shape.parse(known)
}
