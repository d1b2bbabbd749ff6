// The yard: transports, cars that stand there, and the slots.
import { checkInCalls } from './yard/check-ins.ts'
import { transportCalls } from './yard/transports.ts'

export const yardCalls = { ...transportCalls, ...checkInCalls } as const
