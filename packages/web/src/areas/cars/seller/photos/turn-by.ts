// One page at a time: whose turn it is, by the browser’s locks where it has any to lend.
export type Turn = (work: () => Promise<void>) => Promise<void>

export const turnBy = (locks: Pick<LockManager, 'request'> | undefined, name: string): Turn => async (work) => {
  if (locks === undefined) return work()
  let hasBegun = false
  const begin = (): Promise<void> => {
    hasBegun = true
    return work()
  }
  // A browser may know locks and lend none, where it keeps nothing.
  await locks.request(name, begin).catch((error: unknown) => {
    if (hasBegun) throw error
    return work()
  })
}
