// What befalls contracts of the demo market after their award, by the name of the move.
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { blame, block, callOff, takeBack } from './past-ends.ts'
import { cut, dispute, finish, handIn, sendBack } from './past-papers.ts'
import { listAwardedOf } from './past-contracts.sql.ts'
import { nameAccount, payOutMade } from './past-payouts.ts'
import { agree, claim, pay, payFee, type Playing, takeOver, tell } from './past-steps.ts'

const moves = {
  agree, tell, cut, dispute, callOff, blame, block, takeBack, claim, pay, takeOver, handIn, sendBack, nameAccount,
  finish, payFee, payOut: payOutMade,
} as const
export type ContractMovePlayed = keyof typeof moves

/** Those of the cars that are awarded, at the moment that is given. */
export const playContracts = async (
  playing: Playing, orderIds: readonly string[], move: ContractMovePlayed,
): Promise<void> => {
  const run: (playing: Playing, contract: ContractRecord) => Promise<void> = moves[move]
  for (const contract of await listAwardedOf(playing.given.tx, orderIds)) await run(playing, contract)
}
