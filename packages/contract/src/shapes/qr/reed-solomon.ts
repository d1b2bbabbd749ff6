// The check words of QR codes: remainders of polynomials over the field of 256 elements (ISO/IEC 18004, annex A).

const powers: number[] = []
for (let value = 1; powers.length < 255;) {
  powers.push(value)
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}
const logs = new Map(powers.map((value, exponent) => [value, exponent]))

const power = (exponent: number): number => powers[exponent % 255] ?? 1

const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : power((logs.get(one) ?? 0) + (logs.get(other) ?? 0))

/** Without its leading one, highest power first. */
const generatorOf = (degree: number): number[] => {
  let factors = [1]
  for (let root = 0; root < degree; root++) {
    const shifted = [...factors, 0]
    factors = shifted.map((value, at) => value ^ times(factors[at - 1] ?? 0, power(root)))
  }
  return factors.slice(1)
}

export const checkWordsOf = (data: readonly number[], count: number): number[] => {
  const generator = generatorOf(count)
  return data.reduce<number[]>((rest, word) => {
    const factor = word ^ (rest[0] ?? 0)
    const shifted = [...rest.slice(1), 0]
    return shifted.map((value, at) => value ^ times(generator[at] ?? 0, factor))
  }, Array.from({ length: count }, () => 0))
}
