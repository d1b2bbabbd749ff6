// What may answer otherwise after an act of the office on bids, awards or contracts.
export const touchedByOffice = [
  '/biddings', '/auction-bidders', '/auction-rooms', '/trade-processes', '/auctions', '/contracts', '/orders',
] as const
