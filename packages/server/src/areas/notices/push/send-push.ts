// Hands one push over; where nobody listens any more nothing is sent again, and what came twice shows once.
import { createHash } from 'node:crypto'
import { defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import type { Reader } from '../../../runtime/database/database.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { definitionOf } from '../catalogue.ts'
import { choiceFor } from '../settings/choice-rules.ts'
import { isQuietAt } from '../settings/quiet-rules.ts'
import { listSettings } from '../settings/settings.sql.ts'
import type { PushParts } from './push-parts.ts'
import {
  deleteGone, deletePush, findPushKeys, findWaitingPush, type PushRecord, updatePushRefused, updatePushSent,
} from './push.sql.ts'

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

/** Judged at each try: a service may have been busy until the night, and people change their minds. */
const isWished = async (db: Reader, { kind, memberId }: PushRecord): Promise<boolean> => {
  const { choices, quiet } = (await listSettings(db, [memberId])).get(memberId) ?? defaultNoticeSettings
  return choiceFor(kind, choices).push === 'atOnce' && !isQuietAt(quiet, await readNow(db))
}

export const sendPush = ({ pusher, personal }: PushParts) =>
  async ({ pushId }: PushToSend, { database: { primary }, log }: JobGiven): Promise<void> => {
    const push = await findWaitingPush(primary, pushId)
    const keys = await findPushKeys(primary)
    if (push === undefined || keys === undefined) return
    if (!await isWished(primary, push)) return deletePush(primary, pushId)
    const outcome = await pusher.send({
      to: push, text: textOf(push), topic: tagOf(push),
    }, { publicKey: keys.publicKey, privateKey: Buffer.from(personal.open(keys.privateSealed), 'base64url') })
    switch (outcome.kind) {
      case 'accepted': return updatePushSent(primary, pushId)
      case 'gone': return deleteGone(primary, push.addressId)
      case 'stranger':
        log.warn('a push service does not know our key for an address', { push: pushId, said: outcome.said })
        return deleteGone(primary, push.addressId)
      case 'refused':
        log.warn('a push was refused', { push: pushId, said: outcome.said })
        return updatePushRefused(primary, pushId)
      case 'notYet': throw new Error(outcome.why)
    }
  }
