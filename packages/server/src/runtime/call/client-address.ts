// Where a request came from: what the proxy in front says, if it is an address at all, else the connection's own end.
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

export const clientAddress = (request: FastifyRequest): string =>
  isIP(request.ip) === 0 ? request.socket.remoteAddress ?? 'unknown' : request.ip
