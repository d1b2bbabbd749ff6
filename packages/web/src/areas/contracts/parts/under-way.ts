// Which drafts are being saved: the next save waits for the one before, and so does whoever hands the draft in.

/** With the number that a save brings; none if it fails. */
const underWay = new Map<string, Promise<number | null>>()

export const saveUnderWay = (key: string): Promise<number | null> | undefined => underWay.get(key)

/** It outlasts the screen that began it: whoever comes back meanwhile waits for it as well. */
export const noteSave = (key: string, save: Promise<number>): Promise<number> => {
  const end = save.catch(() => null).finally(() => {
    if (underWay.get(key) === end) underWay.delete(key)
  })
  underWay.set(key, end)
  return save
}
