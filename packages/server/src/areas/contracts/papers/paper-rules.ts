// Which papers are missing, said twice, or new.
import type { ContractDocument } from '@bidyard/contract/enums'
import type { Paper } from '@bidyard/contract/shapes/contracts/steps'

/** Each kind once, each file once, and all that the kind of contract needs. */
export const isComplete = (papers: readonly Paper[], required: readonly ContractDocument[]): boolean => {
  const kinds = new Set(papers.map(({ document }) => document))
  const files = new Set(papers.map(({ fileId }) => fileId))
  return kinds.size === papers.length && files.size === papers.length && required.every((kind) => kinds.has(kind))
}

/** A paper that was handed in before may come again, as the paper that it was. */
export const newPapers = (papers: readonly Paper[], before: readonly Paper[]): Paper[] =>
  papers.filter(({ document, fileId }) =>
    !before.some((known) => known.fileId === fileId && known.document === document))
