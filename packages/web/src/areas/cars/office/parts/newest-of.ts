// What belongs to one order, the newest first: asked in the same words by all cards of its page.
export const newestOf = (orderId: string) =>
  ({ filter: { orderId: { eq: orderId } }, sort: [{ createdAt: 'desc' }], size: 20 } as const)
