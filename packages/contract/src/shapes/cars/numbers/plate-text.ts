// Number plates as texts: one spelling to compare them in, and masked for whoever need not know the car yet.

/** `12가 3456`, `12가-3456` and `１２가３４５６` are the same plate, which is offered once. */
export const carNumberOf = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '')

/** 12가**56; of plates that look otherwise the latter half is hidden. */
export const maskCarNumber = (carNo: string): string => {
  if (/\d{4}$/.test(carNo)) return carNo.replace(/\d{4}$/, (digits) => `**${digits.slice(2)}`)
  const letters = Array.from(carNo)
  const shown = Math.floor(letters.length / 2)
  return letters.slice(0, shown).join('') + '*'.repeat(letters.length - shown)
}
