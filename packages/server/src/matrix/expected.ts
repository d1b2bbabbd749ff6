// What should be answered to each question: first by the role, then by whose the thing is, then by the few exceptions.
import { type Actor, actors, type ActorEntry } from './actors.ts'
import { exceptions, missingWords } from './exceptions.ts'
import type { AskedCall, Question } from './questions.ts'
import { sightOf } from './things.ts'

/** The call was reached: it did its work, or found fault with something else than the right to ask. */
export const reached = '✓'
/** The list answered without the row. */
export const hidden = '–'

const roleAnswer = ({ definition: { who } }: AskedCall, actor: Actor): string | undefined => {
  const { roles }: ActorEntry = actors[actor]
  if (who === 'anyone') return undefined
  if (roles === undefined) return '401'
  return who === 'signedIn' || who.some((role) => roles.includes(role)) ? undefined : '403'
}

export const expectedOf = ({ asked, actor, whose }: Question): string => {
  const byRole = roleAnswer(asked, actor)
  if (byRole !== undefined) return byRole
  const name = `${asked.area}.${asked.name}`
  const departs = exceptions[name]?.find((one) => one.who.includes(actor) && one.whose.includes(whose))
  if (departs !== undefined) return departs.answer
  if (asked.target === undefined || whose === 'any') return reached
  const { own, others } = sightOf(asked.target.thing)
  const sees = whose === 'own' ? own.includes(actor) : whose === 'other' && others.includes(actor)
  if (sees) return reached
  return asked.target.place === 'list' ? hidden : missingWords[name] ?? '404'
}
