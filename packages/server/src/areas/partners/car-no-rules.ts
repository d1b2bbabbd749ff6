// The number plate as it is compared: one spelling, whatever spaces and hyphens people put in.

export const carNoOf = (text: string): string => text.normalize('NFC').replace(/[\s-]/g, '')

/** What others see of it before they must know: `12가**56`. */
export const maskCarNo = (carNo: string): string => carNo.replace(/\d{4}$/, (digits) => `**${digits.slice(2)}`)
