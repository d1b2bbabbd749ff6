// Gives a user a place in a company, for this area and for those after it.
import type { Tx } from '../../../runtime/database/database.ts'
import { insertMember, type NewMember } from './members.sql.ts'

export const createMember = (tx: Tx, member: NewMember): Promise<string> => insertMember(tx, member)
