// Metadata of Korea's provinces and districts, with the codes that older papers still carry.
import { z } from 'zod'
import { labelShape } from '../labels.ts'

const provinceCode = z.string().regex(/^\d{2}$/).max(2)
const districtCode = z.string().regex(/^\d{5}$/).max(5)

const part = z.object({ code: districtCode, name: labelShape })
export const krDistrict = part.extend({
  /** The wards of a large city that have codes of their own. */
  parts: z.array(part).max(20),
})
export const krProvince = z.object({
  code: provinceCode,
  name: labelShape,
  /** As on licence plates and in short addresses. */
  shortName: z.string().min(1).max(10),
  districts: z.array(krDistrict).min(1).max(100),
})

export const krAddressDocument = z.object({
  provinces: z.array(krProvince).min(1).max(40),
  aliases: z.array(z.object({
    code: z.string().regex(/^\d{2}(\d{3})?$/).max(5),
    name: z.string().min(1).max(50),
    becomes: z.string().regex(/^\d{2}(\d{3})?$/).max(5),
  })).max(500),
})
export type KrAddressDocument = z.output<typeof krAddressDocument>
