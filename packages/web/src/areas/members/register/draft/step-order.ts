// The steps of a registration in their order, which the address names; every first visit loads this much of it.

export const steps = ['identity', 'account', 'shop', 'documents', 'review'] as const
export type Step = (typeof steps)[number]

export const isStep = (value: unknown): value is Step => steps.some((step) => step === value)
