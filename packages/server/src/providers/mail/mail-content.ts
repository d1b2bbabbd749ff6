// Writes a mail as it travels: headers that nothing can be smuggled into, and a text in any script.
import { domainToASCII } from 'node:url'
import type { Mail } from './mailer.ts'

const lineEnd = '\r\n'
// With its frame of twelve characters an encoded word stays within the 75 that it may have.
const wordBytes = 45

/** Pieces that end between characters, never inside of one. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = ['']
  for (const character of text) {
    const longer = (pieces.at(-1) ?? '') + character
    if (Buffer.byteLength(longer) > wordBytes) pieces.push(character)
    else pieces[pieces.length - 1] = longer
  }
  return pieces
}

/** A header's text for any script; a line's end in it becomes a space. */
export const encodedWords = (text: string): string =>
  piecesOf(text.replace(/\p{Cc}+/gu, ' ').trim())
    .map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`)
    .join(`${lineEnd} `)

/** The address as a server takes it, or undefined for what could be read as anything but one address. */
export const plainAddress = (text: string): string | undefined => {
  const [, name = '', domain = ''] = /^([\w.!#$%&'*+/=?^`{|}~-]{1,64})@([^\s@<>]{1,253})$/.exec(text) ?? []
  const host = domainToASCII(domain)
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && name !== '' ? `${name}@${host}` : undefined
}

// In base64 no line begins with a dot, so none has to be doubled, and none is longer than a server bears.
const bodyOf = (text: string): string =>
  (Buffer.from(text.replace(/\r\n|\r|\n/g, lineEnd)).toString('base64').match(/.{1,76}/g) ?? []).join(lineEnd)

export interface Addresses {
  readonly from: string
  readonly to: string
}

/** The same mail has the same Message-ID at each try, so that whoever gets it twice can tell. */
export const contentOf = ({ id, subject, text, writtenAt }: Mail, { from, to }: Addresses): string => [
  `From: ${from}`,
  `To: ${to}`,
  `Subject: ${encodedWords(subject)}`,
  `Date: ${writtenAt.toUTCString().replace('GMT', '+0000')}`,
  `Message-ID: <${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  'Auto-Submitted: auto-generated',
  '',
  bodyOf(text),
].join(lineEnd)
