// Turns the contract into routes: nobody writes one by hand, so none can be forgotten or differ.
import { addressOf, type CallDefinition } from '@bidyard/contract/call'
import type { FastifyInstance } from 'fastify'
import type { AnyHandler } from '../handler.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { successText } from './answer.ts'
import { requestReader } from './read-request.ts'
import { type CallRuntime, runCall } from './run-call.ts'

export type CallTable = Readonly<Record<string, Readonly<Record<string, CallDefinition>>>>
export type HandlerTable = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>

export const addRoutes = (
  server: FastifyInstance,
  calls: CallTable,
  handlers: HandlerTable,
  runtime: CallRuntime & { readonly log: Log; readonly metrics: Metrics },
): void => {
  for (const [area, group] of Object.entries(calls))
    for (const [name, definition] of Object.entries(group)) {
      const handler = handlers[area]?.[name]
      if (handler === undefined) throw new Error(`${area}.${name} has no handler`)
      const plan = { name: `${area}.${name}`, definition, handler }
      const readRequest = requestReader(definition, runtime.environment.run)
      server.route({
        method: definition.method,
        url: addressOf(definition),
        config: { call: plan.name },
        handler: async (request, reply) => {
          const result = await runCall(runtime, plan, request, readRequest(request))
          request.memberId = result.caller.memberId
          if (result.replayed) reply.header('idempotent-replayed', 'true')
          reply.header('cache-control', definition.cacheSeconds === undefined || result.caller.userId !== null
            ? 'no-store'
            : `public, max-age=${definition.cacheSeconds}`)
          return reply.type('application/json; charset=utf-8').send(successText(result.dataText))
        },
      })
    }
}

declare module 'fastify' {
  interface FastifyRequest {
    memberId: string | null
  }
  interface FastifyContextConfig {
    call?: string
  }
}
