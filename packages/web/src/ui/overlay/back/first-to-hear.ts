// Hears of moves in the history before the router does: a window tells its listeners in the order in which they came.

export type Popped = Pick<Event, 'stopImmediatePropagation'>

let hearer: ((event: Popped) => void) | undefined

/** Before there is a router. */
export const listenToMoves = (): void => addEventListener('popstate', (event) => hearer?.(event))

/** Its code comes later, with what opens over a page. */
export const hearFirst = (listener: (event: Popped) => void): void => {
  hearer = listener
}
