// Vehicle identification numbers as texts: one spelling, what is odd about one, and whose car it names.

export const vinLength = 17
export const vinMin = 8
/** I, O and Q are never used. */
export const vinSigns = /^[A-HJ-NPR-Z0-9]+$/

export const vinOf = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

export const isVin = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(text)

/** In the one spelling, and not shorter than those of old cars. */
export const mayBeVin = (text: string): boolean =>
  text.length >= vinMin && text.length <= vinLength && vinSigns.test(text)

export type VinWarning = 'short' | 'unknownMaker'

/** World codes of the makers that build in Korea; of those abroad only the commonest. */
export const vinMakers: Readonly<Record<string, string>> = {
  KMH: 'hyundai', KMF: 'hyundai', KMJ: 'hyundai', KMT: 'genesis', KNA: 'kia', KND: 'kia', KNC: 'kia',
  KLA: 'chevrolet-korea', KL1: 'chevrolet-korea', KLY: 'chevrolet-korea', KNM: 'renault-korea',
  KPA: 'kg-mobility', KPT: 'kg-mobility', KPB: 'kg-mobility',
  WBA: 'bmw', WBY: 'bmw', WDD: 'mercedes-benz', W1K: 'mercedes-benz', WAU: 'audi', WVW: 'volkswagen', WMW: 'mini',
  YV1: 'volvo', JTH: 'lexus', JTD: 'toyota', JHM: 'honda', JN1: 'nissan', JNK: 'infiniti', '1FM': 'ford',
  '5LM': 'lincoln', '1C4': 'jeep', '1G6': 'cadillac', '5YJ': 'tesla', WP0: 'porsche', SAL: 'land-rover',
  SAJ: 'jaguar', VF3: 'peugeot',
}

export const vinMakerOf = (vin: string): string | null => vinMakers[vin.slice(0, 3)] ?? null

export const vinWarnings = (vin: string): VinWarning[] => {
  if (vin.length < vinLength) return ['short']
  return vinMakerOf(vin) === null ? ['unknownMaker'] : []
}
