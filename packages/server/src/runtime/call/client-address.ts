// Where a request came from: what the proxy in front says, if it is an address at all, else the connection's own end.
import { isIP } from 'node:net'
import type { Asking } from '../asking.ts'

export const clientAddress = ({ ip, socket }: Pick<Asking, 'ip' | 'socket'>): string =>
  isIP(ip) === 0 ? socket.remoteAddress ?? 'unknown' : ip
