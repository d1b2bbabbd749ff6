// A postal address in one line: `(06236) 서울특별시 강남구 테헤란로 100, 3층`.

interface AddressShown {
  readonly postalCode: string
  readonly road: string
  readonly detail: string
}

export const formatAddress = ({ postalCode, road, detail }: AddressShown): string => {
  const [code, street, inside] = [postalCode.trim(), road.trim(), detail.trim()]
  // A floor right behind the number of a house would be read as one number.
  const place = [street, inside].filter((part) => part !== '').join(', ')
  return code === '' ? place : `(${code}) ${place}`.trim()
}
