// A moment as the wire has it, where there is one.
export const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null
