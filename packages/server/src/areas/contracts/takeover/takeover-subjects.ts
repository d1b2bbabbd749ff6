// By which names photos and proofs of a takeover, and of what a buyer has against a car, are found among the files.

export const takeoverSubject = 'contractTakeover'
export const proofSubject = 'contractTakeoverProof'
export const disputeSubject = 'takeoverDispute'
