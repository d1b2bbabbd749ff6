// By which name the slips of a payment are found among the files.

export const slipSubject = 'contractPaymentSlip'
