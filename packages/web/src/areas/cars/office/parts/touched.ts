// What may answer otherwise after the office did something about a car.
export const touchedByCars = [
  '/orders', '/car-registers', '/car-histories', '/car-checks', '/car-photos', '/transports', '/check-ins', '/auctions',
] as const
