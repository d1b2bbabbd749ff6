// Takes a check along for the road: what stands on the server is kept here, beside what was looked at already.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { historyCounts } from '@bidyard/contract/shapes/cars/history-facts'
import type { CarCheck } from '@bidyard/contract/shapes/cars/checks'
import { CallFailure } from '../../../../api/call-failure.ts'
import { askServer } from '../../../../api/client.ts'
import { noteHeld } from './held.ts'
import { listAllKept, readWhole } from './keeper.ts'
import { meeting, waitingCount } from './kept-rules.ts'
import { type KeptCar, newlyKept } from './kept.ts'

const historyOf = async (orderId: string) => {
  try {
    const { facts } = await askServer(carsCalls.getOrderCarHistory, { params: { id: orderId } })
    return facts === null ? null : historyCounts(facts)
  } catch (error) {
    // Nobody asked for one yet.
    if (error instanceof CallFailure && error.facts.status === 404) return null
    throw error
  }
}

const carOf = async ({ orderId }: CarCheck): Promise<KeptCar> => {
  const [order, history] = await Promise.all([
    askServer(carsCalls.getOrder, { params: { id: orderId } }), historyOf(orderId),
  ])
  const { orderNo, model, modelYear, kind, odometer } = order
  const names = model === null ? [] : [model.maker, model.detailModel ?? model.model, model.grade]
  return {
    orderNo, modelYear, kind, history, toldKm: odometer?.km ?? null,
    name: names.length === 0 ? null : names.map((step) => step?.name).filter((one) => one !== undefined).join(' '),
  }
}

/** What was changed here and not sent yet stays, and meets what somebody else saved. */
export const takeAlong = async (uid: string, id: string): Promise<void> => {
  const check = await askServer(carsCalls.getCarCheck, { params: { id } })
  const car = await carOf(check)
  await noteHeld(id, (whole) => {
    const isOthers = whole.kept !== null && whole.kept.uid !== uid
    // What somebody else looked at on this device and could not send yet is theirs to send.
    if (isOthers && waitingCount(whole) > 0) return whole
    if (whole.kept === null || isOthers) return { photos: [], kept: newlyKept(uid, check, car) }
    // What may be on its way to the server decides first whether this is news.
    const { kept, photos } = whole.kept.outgoing === null ? meeting(whole, check) : whole
    return { photos, kept: kept === null ? null : { ...kept, car } }
  })
}

/** After somebody saved, here or elsewhere. */
export const lookAgain = async (id: string): Promise<void> => {
  const check = await askServer(carsCalls.getCarCheck, { params: { id } })
  await noteHeld(id, (whole) => (whole.kept?.outgoing === null ? meeting(whole, check) : whole))
}

const dayMs = 86_400_000

/** Of what is wholly sent nothing stays longer than a day, and nothing of anybody else. */
export const forgetSent = async (uid: string | null): Promise<void> => {
  for (const { id, uid: owner, check, changedAt } of await listAllKept()) {
    if (waitingCount(await readWhole(id)) > 0) continue
    const isOver = check.state !== 'inProgress' && Date.now() - changedAt > dayMs
    if (owner !== uid || isOver) await noteHeld(id, () => ({ kept: null, photos: [] }))
  }
}
