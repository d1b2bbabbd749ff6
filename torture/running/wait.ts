// Lets time pass, for what a torture has to leave alone for a while.

export const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))
