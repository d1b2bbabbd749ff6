// How personal data is shown to those who need not know all of it: enough to recognise, too little to use.

const stars = (count: number): string => '*'.repeat(Math.max(1, count))

/** 홍*동, 남궁*수; of two letters the second is hidden. */
export const maskName = (name: string): string => {
  const letters = Array.from(name)
  if (letters.length <= 1) return '*'
  if (letters.length === 2) return `${letters[0]}*`
  const head = letters.length === 3 ? 1 : 2
  return letters.slice(0, head).join('') + stars(letters.length - head - 1) + (letters.at(-1) ?? '')
}

/** 010-****-5678, whatever the length between. */
export const maskPhone = (digits: string): string => {
  if (digits.length < 8) return stars(digits.length)
  return `${digits.slice(0, digits.startsWith('02') ? 2 : 3)}-****-${digits.slice(-4)}`
}

/** 1990-**-**. */
export const maskBirthday = (birthday: string): string => `${birthday.slice(0, 4)}-**-**`

/** hon****; at least half of it stays hidden, and the length stays a secret. */
export const maskUsername = (username: string): string =>
  `${username.slice(0, Math.min(3, Math.floor(username.length / 2)))}****`

/** ab***@x.kr. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}
