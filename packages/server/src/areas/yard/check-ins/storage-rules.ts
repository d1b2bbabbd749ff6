// How many days of storage a car costs: every day that has begun, without those that cost nothing.

const dayMs = 86_400_000

export const storageDays = (from: Date, until: Date, freeDays: number): number =>
  Math.max(Math.ceil((until.getTime() - from.getTime()) / dayMs) - freeDays, 0)
