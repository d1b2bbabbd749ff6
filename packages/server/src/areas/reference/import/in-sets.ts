// Hands on in sets what is read one by one, so that a statement takes many rows at once.

const setSize = 1_000

export const inSets = async function* <One>(ones: AsyncIterable<One>): AsyncGenerator<readonly One[]> {
  let set: One[] = []
  for await (const one of ones) {
    set.push(one)
    if (set.length < setSize) continue
    yield set
    set = []
  }
  if (set.length > 0) yield set
}
