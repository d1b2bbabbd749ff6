// Every advisory lock of the product and its number, in one place: two uses of one number would wait for each other.

export const lockNumbers = {
  migrations: 7_150_001,
  outages: 7_150_002,
  /** Queues and reference data, by whichever node comes first. */
  preparing: 7_150_003,
  demoWorld: 7_150_004,
  roots: 7_150_005,
  ledger: 7_150_007,
  imports: 7_150_010,
  /** Shared by whoever writes what keys make, held alone while a key begins. */
  keys: 7_150_014,
  /** One node at a time writes anew what older keys wrote: a piece of it in each transaction. */
  keyChange: 7_150_015,
  /** The node that goes through all of it, from its beginning to its end. */
  keyPass: 7_150_016,
  /** Of two sheets of cars one drafts at a time. */
  orderImports: 7_150_011,
} as const

/** Two orders about one car wait for each other by the hash of its plate. */
export const carLockSeed = 7_150_006

/** Slots are added to a zone of the yard one after the other. */
export const zoneLockSeed = 7_150_007

/** Two visits at the same person wait for each other while they are agreed on. */
export const visitLockSeed = 7_150_012
