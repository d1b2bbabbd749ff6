// The way back into the partner's app: to the very car, or to where its cars are.

export const backLinkOf = (deepLink: string | null, exhibitKey: string): string | null =>
  deepLink?.replaceAll('{exhibitId}', encodeURIComponent(exhibitKey)) ?? null

/** Without a car, its part of the address goes with all that follows: `bank://cars/{exhibitId}` is `bank://cars/`. */
export const homeLinkOf = (deepLink: string | null): string | null => {
  const at = deepLink?.indexOf('{exhibitId}') ?? -1
  return deepLink === null || at === -1 ? deepLink : deepLink.slice(0, deepLink.lastIndexOf('/', at) + 1)
}
