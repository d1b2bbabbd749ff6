// E-mail addresses as people have them; stricter than the standard, which allows what no office ever sees.
import { z } from 'zod'
import { limits } from '../../limits.ts'

const form = z.email()

export const isEmailAddress = (text: string): boolean => text.length <= limits.email && form.safeParse(text).success

/** For fields without an error of their own. */
export const emailAddress = z.email().max(limits.email).meta({ examples: ['dealer@example.com'] })
