// Hands one push over; where nobody listens any more nothing is sent again, and what came twice shows once.
import { createHash } from 'node:crypto'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { definitionOf } from '../catalogue.ts'
import type { PushParts } from './addresses.ts'
import { deleteGone, findPushKeys, findWaitingPush, type PushRecord, updatePushSent } from './push.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    sendPush: PushToSend
  }
}

export interface PushToSend {
  readonly pushId: string
}

/** Browsers show one of each tag, services keep one of each topic. */
const tagOf = ({ kind, thing }: PushRecord): string =>
  createHash('sha256').update(`${kind} ${thing}`).digest('base64url').slice(0, 32)

/** As long as a screen shows it; the rest is read in the application. */
const shownMax = 400

const textOf = (push: PushRecord): string => {
  const said = definitionOf(push.kind).says.say(push.facts)
  const { title, lines } = said[push.language]
  return JSON.stringify({ title, body: lines.join('\n').slice(0, shownMax), path: said.path, tag: tagOf(push) })
}

export const sendPush = ({ pusher, personal }: PushParts) =>
  async ({ pushId }: PushToSend, { database: { primary }, log }: JobGiven): Promise<void> => {
    const push = await findWaitingPush(primary, pushId)
    const keys = await findPushKeys(primary)
    if (push === undefined || keys === undefined) return
    const outcome = await pusher.send({
      to: push, text: textOf(push), topic: tagOf(push),
    }, { publicKey: keys.publicKey, privateKey: Buffer.from(personal.open(keys.privateSealed), 'base64url') })
    switch (outcome.kind) {
      case 'accepted': return updatePushSent(primary, pushId)
      case 'gone': return deleteGone(primary, push.addressId)
      case 'refused':
        log.warn('a push was refused', { push: pushId, said: outcome.said })
        return updatePushSent(primary, pushId)
      case 'notYet': throw new Error(outcome.why)
    }
  }
