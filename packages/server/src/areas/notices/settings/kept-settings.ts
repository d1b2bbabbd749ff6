// Reads what somebody chose as it was kept, by whichever version of the program: nobody's choice may stop an act.
import { alwaysTold, type NoticeChoices } from '@bidyard/contract/shapes/notices/settings'
import { z } from 'zod'

/** What is missing or unknown here is told, as to everybody who chose nothing. */
const kept = z.object({
  app: z.enum(['atOnce', 'never']).catch(alwaysTold.app),
  mail: z.enum(['atOnce', 'daily', 'never']).catch(alwaysTold.mail),
  push: z.enum(['atOnce', 'never']).catch(alwaysTold.push),
  phone: z.enum(['atOnce', 'never']).catch(alwaysTold.phone),
}).catch(alwaysTold)

const shape = z.object({
  money: kept, bids: kept, contracts: kept, selling: kept, searches: kept, office: kept,
} satisfies Record<keyof NoticeChoices, typeof kept>)

export const readKeptChoices = (choices: unknown): NoticeChoices => shape.parse(choices)
