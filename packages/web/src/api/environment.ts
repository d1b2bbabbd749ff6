// In which run environment this web is served: the server writes it into the page.

export const runEnvironment = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="app-namespace"]')?.content ?? 'local'

/** The demo people and the movable clock exist only here. */
export const hasSandbox = (): boolean => ['local', 'develop'].includes(runEnvironment())
