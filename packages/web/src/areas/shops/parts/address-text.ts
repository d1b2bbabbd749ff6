// An address in one line; a dash where there is none.

export interface AddressShown {
  readonly postalCode: string
  readonly road: string
  readonly detail: string
}

export const addressText = (address: AddressShown | null): string =>
  address === null
    ? '–'
    : [`(${address.postalCode})`, address.road, address.detail].filter((part) => part !== '').join(' ')
