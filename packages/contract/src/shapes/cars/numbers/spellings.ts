// Other words for values, as people write them into sheets: 서울특별시 and 서울 are the same place.
import type { Fuel } from '../../../enums/cars.ts'
import { province, type Province } from '../../../enums/shops.ts'

const provinceStarts: Readonly<Record<string, Province>> = {
  충청북: 'chungbuk', 충청남: 'chungnam', 전라북: 'jeonbuk', 전북특별: 'jeonbuk', 전라남: 'jeonnam',
  경상북: 'gyeongbuk', 경상남: 'gyeongnam',
}

/** By the name itself, or by the address that begins with it. */
export const provinceIn = (text: string): Province | undefined => {
  const long = Object.entries(provinceStarts).find(([start]) => text.startsWith(start))
  return long?.[1] ?? province.values.find((value) => text.startsWith(province.labels[value].ko))
}

const fuels: Readonly<Record<string, Fuel>> = {
  휘발유: 'gasoline', 가솔린: 'gasoline', gasoline: 'gasoline', 경유: 'diesel', 디젤: 'diesel', 엘피지: 'LPG',
  '휘발유+전기': 'hybrid_G', 'lpg+전기': 'hybrid_L', 전기차: 'electric', ev: 'electric',
}

export const fuelIn = (text: string): Fuel | undefined => fuels[text.toLowerCase().replaceAll(/\s/g, '')]
