// The letters that nobody sees: a text that holds one lies, and a name made of them shows nothing.

// The fillers of Hangul and the empty Braille cell count as letters and signs, but nothing is drawn for them.
/** As it stands between the brackets of a pattern. */
export const unseen = '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\u115f\\u1160\\u2800\\u3164\\uffa0'

export const withoutUnseen = (text: string): string => text.replace(new RegExp(`[${unseen}]`, 'gu'), '')
