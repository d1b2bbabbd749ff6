// Names what the database or the way to it complains about.

/** The SQLSTATE of a statement's error, the driver's or the system's word for a lost connection, or nothing. */
export const sqlStateOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The connection is gone, and whatever transaction it carried with it. */
export const isLostConnection = (error: unknown): boolean =>
  sqlStateOf(error).startsWith('CONNECT') || (error instanceof Error && 'syscall' in error)
