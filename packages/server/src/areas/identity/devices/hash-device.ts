// A device is known by the hash of the random number that its app made; the number itself is not kept.
import { createHash } from 'node:crypto'

export const hashDevice = (deviceUid: string): Uint8Array => createHash('sha256').update(`device ${deviceUid}`).digest()
