// The settings of the server that takes our mails, as one address: smtp://user:password@host:587.
import { z } from 'zod'

export interface MailSettings {
  readonly host: string
  readonly port: number
  /** From the first byte on; otherwise the connection becomes secret by STARTTLS. */
  readonly tls: boolean
  readonly user: string | undefined
  readonly password: string | undefined
  /** Who the mails come from. */
  readonly from: string
}

const words = 'an address such as smtp://user:password@host:587'
const form = /^smtps?:\/\/([^\s:@/]+:[^\s:@/]+@)?[^\s:@/]+(:\d{1,5})?$/

const canRead = (text: string): boolean => {
  if (!form.test(text) || !URL.canParse(text)) return false
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const mailShape = {
  MAIL_URL: z.string().refine(canRead, words).optional(),
  MAIL_FROM: z
    .string().max(254).regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)*$/, 'an address such as desk@bidyard.example').optional(),
}

interface Read {
  readonly MAIL_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
}

export const readMail = ({ MAIL_URL: given, MAIL_FROM: from }: Read): MailSettings | undefined => {
  if (given === undefined || from === undefined) return undefined
  const url = new URL(given)
  const tls = url.protocol === 'smtps:'
  const word = (text: string): string | undefined => (text === '' ? undefined : decodeURIComponent(text))
  return {
    host: url.hostname, port: Number(url.port || (tls ? 465 : 587)), tls, user: word(url.username),
    password: word(url.password), from,
  }
}
