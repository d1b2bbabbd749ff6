// Which screens follow rules of the configuration, by the beginning of their address; the rules themselves come later.
const places = [
  'auctions', 'screening', 'rooms', 'favorites', 'bids', 'awards', 'contracts', 'finance', 'money', 'violations',
  'sanctions', 'cars', 'yard', 'inbox',
] as const
export type RulesPlace = (typeof places)[number]

export const rulesPlaceOf = (pathname: string): RulesPlace | undefined => {
  const [, first, second] = pathname.split('/')
  return places.find((place) => place === (first === 'office' ? second : first))
}
