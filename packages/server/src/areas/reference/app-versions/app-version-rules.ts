// Compares versions of the app, which are three numbers each.

/** Negative when the first is older, 0 when they are the same. */
export const compareVersions = (one: string, other: string): number => {
  const numbers = other.split('.').map(Number)
  const gaps = one.split('.').map((number, at) => Number(number) - (numbers[at] ?? 0))
  return gaps.find((gap) => gap !== 0) ?? 0
}
