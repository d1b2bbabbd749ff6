// Tells addresses of our own from others: nobody is sent elsewhere by a link that they trusted.

export const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) && !/[\t\r\n]/.test(value)
