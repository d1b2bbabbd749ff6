// Shows times as the wire has them.

export const shown = (time: Date): string => time.toISOString()
export const shownOrNull = (time: Date | null): string | null => time?.toISOString() ?? null
