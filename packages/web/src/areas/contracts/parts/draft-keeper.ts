// What somebody has typed and the server has not got yet, kept on this device: a reload or a lost net takes nothing.

const prefix = 'bidyard.contract-draft.'

export const readKept = <Draft>(key: string, isDraft: (value: unknown) => value is Draft): Draft | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

/** A device without room still types on; the server has what was saved before. */
export const keep = (key: string, draft: unknown): void => {
  try {
    if (draft === null) localStorage.removeItem(prefix + key)
    else localStorage.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    return
  }
}
