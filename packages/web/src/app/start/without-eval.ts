// The library of shapes tries whether it may make programs of texts, which the page's policy forbids: it need not try.

/** Before the first file with shapes comes. */
export const goWithoutEval = (): void => {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
