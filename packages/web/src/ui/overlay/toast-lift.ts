// A sheet has its acts where toasts appear: while one is open, they appear above them.
let open = 0
const listeners = new Set<() => void>()

const count = (more: number): void => {
  open += more
  for (const listener of listeners) listener()
}

export const liftToasts = (): (() => void) => {
  count(1)
  return () => count(-1)
}

export const areLifted = (): boolean => open > 0

export const watchLifts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
