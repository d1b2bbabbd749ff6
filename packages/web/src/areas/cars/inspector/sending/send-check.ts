// Sends what is kept of one check, step by step in the one order that holds; each step may be repeated without harm.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { CarCheck } from '@bidyard/contract/shapes/cars/checks'
import { askServer } from '../../../../api/client.ts'
import { noteHeld, noteKept } from '../kept/held.ts'
import { readWhole } from '../kept/keeper.ts'
import { meeting, partsToSend, taken } from '../kept/kept-rules.ts'
import type { KeptCheck, Outgoing } from '../kept/kept.ts'
import { isConflict, isForLater, saidBy } from './failures.ts'
import { nextStep, type Step } from './next-step.ts'
import { removePhoto, sendPhoto, takeAway } from './send-photo.ts'

const freshCheck = (id: string): Promise<CarCheck> => askServer(carsCalls.getCarCheck, { params: { id } })

/** Somebody was quicker. What nobody saved anew and is refused all the same is told. */
const meetAfter = async (kept: KeptCheck, error: unknown, forget: Partial<KeptCheck>): Promise<void> => {
  const fresh = await freshCheck(kept.id)
  const isNews = fresh.version > kept.check.version
  await noteHeld(kept.id, (whole) => {
    const { kept: now, photos } = meeting(whole, fresh)
    if (now === null) return whole
    return { photos, kept: { ...now, ...forget, ...(isNews ? {} : { trouble: saidBy(error) }) } }
  })
}

const refusedBy = (kept: KeptCheck, error: unknown, forget: Partial<KeptCheck>): Promise<unknown> => {
  if (isForLater(error)) throw error
  return isConflict(error)
    ? meetAfter(kept, error, forget) : noteKept(kept.id, (now) => ({ ...now, ...forget, trouble: saidBy(error) }))
}

const start = async (kept: KeptCheck, key: string): Promise<void> => {
  try {
    const check = await askServer(
      carsCalls.startCarCheck, { params: { id: kept.id }, body: {} }, { idempotencyKey: key },
    )
    await noteKept(kept.id, (now) => ({ ...now, check, startKey: null }))
  } catch (error) {
    await refusedBy(kept, error, { startKey: null })
  }
}

/** What goes out is written down first: after a crash the very same goes out again. */
const outgoingOf = async ({ id }: KeptCheck): Promise<Outgoing | null> => {
  const key = crypto.randomUUID()
  const { kept } = await noteHeld(id, (whole) => {
    if (whole.kept === null || whole.kept.outgoing !== null) return whole
    const outgoing = { key, record: partsToSend(whole), seenVersion: whole.kept.check.version }
    return { ...whole, kept: { ...whole.kept, outgoing } }
  })
  return kept?.outgoing ?? null
}

const save = async (kept: KeptCheck): Promise<void> => {
  const outgoing = await outgoingOf(kept)
  if (outgoing === null) return
  const { record, seenVersion, key } = outgoing
  try {
    const check = await askServer(
      carsCalls.saveCarCheck, { params: { id: kept.id }, body: { record, seenVersion } }, { idempotencyKey: key },
    )
    await noteHeld(kept.id, (whole) => taken(whole, check))
  } catch (error) {
    await refusedBy(kept, error, { outgoing: null })
  }
}

const complete = async (kept: KeptCheck, key: string): Promise<void> => {
  const body = { seenVersion: kept.check.version }
  try {
    const check = await askServer(
      carsCalls.completeCarCheck, { params: { id: kept.id }, body }, { idempotencyKey: key },
    )
    await noteKept(kept.id, (now) => ({ ...now, check, completeKey: null }))
  } catch (error) {
    // After somebody else's save one looks once more before it is complete.
    await refusedBy(kept, error, { completeKey: null })
  }
}

const take = (step: Step, kept: KeptCheck, signal: AbortSignal): Promise<void> => {
  switch (step.do) {
    case 'start': return start(kept, step.key)
    case 'save': return save(kept)
    case 'complete': return complete(kept, step.key)
    case 'sendPhoto': return sendPhoto(step.photo, signal)
    case 'removePhoto': return removePhoto(step.photo)
    case 'takeAway': return takeAway(kept.id, step.photoId)
  }
}

/** Ends when all is with the server or waits for a person; throws where it has to be tried again later. */
export const sendCheck = async (id: string, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const whole = await readWhole(id)
    const step = nextStep(whole)
    if (step === null || whole.kept === null || signal.aborted) return
    await take(step, whole.kept, signal)
  }
}
