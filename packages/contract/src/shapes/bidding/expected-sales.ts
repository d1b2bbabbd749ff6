// How many sales of a shop say what its next bid may bring: a bound without a shape, so that a page may have it alone.

/** Of fewer sales nobody can tell what a shop will do next. */
export const expectedSalesMin = 5
