// Whether the person of an identity check is the customer a partner told us about.

/** Partners write names with and without spaces, and Latin ones in any case. */
const plain = (name: string): string => name.normalize('NFC').replace(/\s+/g, '').toLocaleUpperCase('en')

export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)
