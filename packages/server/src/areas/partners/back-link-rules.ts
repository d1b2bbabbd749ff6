// The way back into the partner's app, to the very car.

export const backLinkOf = (deepLink: string | null, exhibitKey: string): string | null =>
  deepLink?.replaceAll('{exhibitId}', encodeURIComponent(exhibitKey)) ?? null
