// How long anything may take; the program takes the limits as they are, tests shorten them.
import { limits } from '@bidyard/contract/limits'

const own = {
  headersMs: limits.headersMs,
  bodyMs: limits.bodyMs,
  /** A connection without any word in either direction. */
  silentMs: limits.bodyMs * 2,
  handlerMs: limits.handlerMs,
  /** From the first word to a machine until its connection may be used. */
  connectMs: limits.connectMs,
  statementMs: limits.statementMs,
  /** After this the server itself has long ended any statement: nobody is there any more. */
  answerMs: limits.statementMs + 2_000,
  lockMs: limits.lockMs,
  idleTransactionMs: limits.idleTransactionMs,
  /** Waiting for a free connection of the database. */
  queueMs: limits.queueMs,
  /** Lists of a replica lack nothing that is older. */
  behindMs: limits.replicaBehindMs,
  /** At a stop, for jobs that run; then the door closes. */
  restMs: limits.jobRestMs,
  /** At a stop, for requests that run. */
  drainMs: limits.drainMs,
  /** The identity provider's answer to our own question. */
  identityResultMs: limits.identityResultMs,
  /** A bank's answer to our own question. */
  bankMs: limits.bankMs,
  /** The answer of those who know facts about cars. */
  carDataMs: limits.carDataMs,
  /** Handing one mail over, from the first word to the last. */
  mailMs: limits.mailMs,
  /** The answer of whoever carries messages to phones. */
  phoneMs: limits.phoneMs,
  /** Between two looks at the database's clock, which answers carry for countdowns. */
  clockMs: 1_000,
  /** Between two looks for a renewed certificate. */
  certificateMs: 60_000,
  /** Between two signs of life on a stream of live updates, and of a file while it is written. */
  heartbeatMs: limits.liveHeartbeatMs,
  /** A process that is silent for so long does not keep a new key from beginning. */
  keyHolderMs: limits.keyHolderMs,
  /** A start waits so long for whoever writes with the key that its own one follows. */
  keyWaitMs: limits.keyWaitMs,
}
export type Bounds = Readonly<Record<keyof typeof own, number>>

/** A command that somebody watches: its transaction says itself how long a statement may take, be it for an hour. */
export const unhurried: Partial<Bounds> = { answerMs: Number.POSITIVE_INFINITY }

export const boundsOf = (shorter: Partial<Bounds> = {}): Bounds => ({ ...own, ...shorter })
