// The one place that opens pictures: with the four readers that are needed, on one core, and nothing kept for later.
import sharp, { type Sharp, type SharpOptions } from 'sharp'

// The other cores serve the product, and one picture at a time is fast enough.
sharp.concurrency(1)
sharp.cache(false)
// Readers that nobody needs here are doors that nobody watches.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

export const openImage = (bytes: Uint8Array, options: SharpOptions): Sharp => sharp(bytes, options)
