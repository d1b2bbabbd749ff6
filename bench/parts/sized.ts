// How much a bench does: all that its figures need, or with BENCH_SMALL only enough to show that it still runs.

export const isSmall = process.env['BENCH_SMALL'] !== undefined

export const sized = <Size>(whole: Size, small: Size): Size => (isSmall ? small : whole)
