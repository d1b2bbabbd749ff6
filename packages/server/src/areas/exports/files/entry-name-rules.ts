// The name of a file in an archive: one that every system can write, and never a way out of the folder.

const lettersMax = 80

/** Names of people's files may hold anything. */
const plain = (name: string): string => name
  .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, '_').replaceAll(/\s+/g, ' ').replace(/^[._ ]*(.*[^. ])?[. ]*$/s, '$1')

/** The ending stays, however long the rest is. */
const shortened = (name: string): string => {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return name.slice(0, name.length - ending.length).slice(0, lettersMax).toWellFormed() + ending
}

/** `papers/contracts/C2611-00042/03_Payment slip_slip.pdf` */
export const nameInArchive = (folder: string, place: number, title: string, name: string): string =>
  `${folder}/${String(place).padStart(2, '0')}_${plain(title)}_${shortened(plain(name)) || 'file'}`
