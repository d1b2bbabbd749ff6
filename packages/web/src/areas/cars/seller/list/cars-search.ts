// What of the list of cars stands in the address.

export const standings = ['mine', 'market', 'sold', 'over'] as const
export type Standing = (typeof standings)[number]

export interface CarsSearch {
  readonly find?: string
  readonly standing?: Standing
}

export const readCarsSearch = ({ find, standing }: Record<string, unknown>): CarsSearch => {
  const known = standings.find((one) => one === standing)
  return {
    ...(typeof find === 'string' && find !== '' ? { find: find.slice(0, 40) } : {}),
    ...(known === undefined ? {} : { standing: known }),
  }
}
