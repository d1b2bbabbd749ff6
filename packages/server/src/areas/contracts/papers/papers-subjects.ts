// By which names papers, and what the office shows where none came, are found among the files.

export const papersSubject = 'contractScreening'
export const withoutPapersSubject = 'contractWithoutPapers'
