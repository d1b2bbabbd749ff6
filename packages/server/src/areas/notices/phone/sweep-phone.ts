// Every minute: lets go what was held over the night, notes what was left lying, and asks what became of the rest.
import { limits } from '@bidyard/contract/limits'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import type { PhoneParts } from './send-phone.ts'
import {
  type SentPhoneMessage, updateAsked, updateLeft, updatePhoneArrived, updatePhoneFailed, updateReleased,
} from './phone-messages.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Every minute. */
    sweepPhone: object
  }
}

const releasedMax = 1_000
const askedMax = 200
const askedAtOnce = 10
// Longer than all tries together.
const leftHours = 25

export const sweepPhone = ({ phone: { carrier } }: PhoneParts): JobRun<object> => async (_, given) => {
  const { database: { primary }, act, log, signal } = given
  await act('clock', async ({ tx, enqueue }) => {
    const released = await updateReleased(tx, releasedMax)
    await enqueue('sendPhone', released.map((messageId) => ({ messageId })))
  })
  const left = await act('clock', ({ tx }) => updateLeft(tx, leftHours, 'whoever handed it over never came back'))
  for (const message of left) log.error('a message to a phone was left lying', { message })
  if (carrier === undefined) return
  const askOne = async ({ id, carrierKey, isLate }: SentPhoneMessage): Promise<void> => {
    const result = await carrier.ask(carrierKey)
    switch (result.kind) {
      case 'arrived': return updatePhoneArrived(primary, id, result.by)
      case 'refused':
        log.warn('a message did not reach a phone', { message: id, said: result.said })
        return updatePhoneFailed(primary, id, 'refused', result.said)
      case 'waiting':
        if (isLate) await updatePhoneFailed(primary, id, 'unknown', result.said)
    }
  }
  const sent = await act('clock', ({ tx }) => updateAsked(tx, askedMax, limits.phoneReportHours))
  for (let at = 0; at < sent.length; at += askedAtOnce) {
    signal.throwIfAborted()
    await Promise.all(sent.slice(at, at + askedAtOnce).map(askOne))
  }
}
