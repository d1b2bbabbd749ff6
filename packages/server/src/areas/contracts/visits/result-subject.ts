// By which name what shows that a trade happened is found among the files.

export const resultSubject = 'contractResult'
