// The moment when what one came for is in sight on the page that was opened: what else there is may come then.
let tell: () => void = () => undefined

export const firstSight = new Promise<void>((resolve) => {
  tell = resolve
})

export const noteFirstSight = (): void => tell()
