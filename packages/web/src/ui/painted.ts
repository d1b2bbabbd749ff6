// Waits until what was drawn is on the glass, or at least for a moment in which the browser may see to other things.

export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** What follows is a task of its own: a finger is noticed in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
