// Whose second factor is meant: of the ticket that a sign-in gave, or else of the session that asks.
import { type Caller, hashToken } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { lockTicket } from '../sign-in/tickets.sql.ts'
import { type Login, lockLogin } from '../users/users.sql.ts'

export interface FactorOwner {
  readonly login: Login
  readonly ticket: { readonly id: string; readonly fromApp: boolean } | undefined
}

/** Undefined: neither holds. */
export const lockOwner = async (
  tx: Tx, caller: Caller, ticketText: string | undefined,
): Promise<FactorOwner | undefined> => {
  const ticket = ticketText === undefined ? undefined : await lockTicket(tx, hashToken(ticketText))
  if (ticketText !== undefined && ticket === undefined) return undefined
  const userId = ticket?.userId ?? caller.userId
  const login = userId === null ? undefined : await lockLogin(tx, userId)
  if (login === undefined || login.state !== 'active') return undefined
  // Such a ticket is for choosing a password; it must not lead past it.
  if (ticket !== undefined && login.passwordIsFirst) return undefined
  return { login, ticket: ticket === undefined ? undefined : { id: ticket.id, fromApp: ticket.fromApp } }
}
