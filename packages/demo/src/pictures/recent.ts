// Remembers what was made last, and forgets what nobody asked for longest: sheets of many cars would fill the memory.

export const recent = <Made>(most: number): ((key: string, make: () => Made) => Made) => {
  const kept = new Map<string, Made>()
  return (key, make) => {
    const found = kept.get(key) ?? make()
    // A map keeps the order in which it was filled: what is asked for moves to the end.
    kept.delete(key)
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
