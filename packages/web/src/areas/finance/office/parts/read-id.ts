// An id in the address, or nothing when it is none.

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const readId = (given: unknown): string | undefined =>
  typeof given === 'string' && uuid.test(given) ? given : undefined
