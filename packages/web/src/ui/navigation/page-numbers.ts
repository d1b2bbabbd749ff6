// Which page numbers stand between "previous" and "next", with a gap where many are left out.

export type PageMark = number | 'gap'

/** Always as many marks for the same number of pages, so that the buttons stay under the pointer. */
export const pageMarks = (page: number, pages: number, width = 7): PageMark[] => {
  if (pages <= width) return Array.from({ length: pages }, (_page, index) => index + 1)
  const inner = width - 4
  const half = Math.floor(inner / 2)
  if (page <= width - 3) return [...Array.from({ length: width - 2 }, (_page, index) => index + 1), 'gap', pages]
  if (page >= pages - (width - 4))
    return [1, 'gap', ...Array.from({ length: width - 2 }, (_page, index) => pages - (width - 3) + index)]
  return [1, 'gap', ...Array.from({ length: inner }, (_page, index) => page - half + index), 'gap', pages]
}
