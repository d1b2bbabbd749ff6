// Turns the contract into routes: nobody writes one by hand, so none can be forgotten or differ.
import { addressOf, type CallDefinition, idempotencyOf } from '@bidyard/contract/call'
import type { FastifyInstance } from 'fastify'
import { isKnown } from '../caller.ts'
import type { AnyHandler } from '../handler.ts'
import { successPieces } from './answer.ts'
import type { Asking, RefusalFacts } from '../asking.ts'
import { requestReader } from '../call/read-request.ts'
import { type CallResult, type CallRuntime, callRunner } from '../call/run-call.ts'
import { sendSqueezed } from './squeeze.ts'

export type CallTable = Readonly<Record<string, Readonly<Record<string, CallDefinition>>>>
export type HandlerTable = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>

export const addRoutes = (
  server: FastifyInstance,
  calls: CallTable,
  handlers: HandlerTable,
  runtime: CallRuntime,
): void => {
  const runCall = callRunner(runtime)
  for (const [area, group] of Object.entries(calls))
    for (const [name, definition] of Object.entries(group)) {
      const handler = handlers[area]?.[name]
      if (handler === undefined) throw new Error(`${area}.${name} has no handler`)
      if (handler.kind === 'steps' && idempotencyOf(definition) !== 'none')
        throw new Error(`${area}.${name} runs in steps, so no answer of it can be kept under a key`)
      const plan = { name: `${area}.${name}`, definition, handler }
      const readRequest = requestReader(definition, runtime.environment)
      const run = (request: Asking): Promise<CallResult> =>
        runCall({ plan, request, read: readRequest(request) })
      const [method, address] = [definition.method, addressOf(definition)]
      const isFixed = method === 'POST' && !address.includes(':') && definition.cacheSeconds === undefined
      if (isFixed) server.direct.add({ name: plan.name, method, address, run })
      server.route({
        method,
        url: address,
        config: { call: plan.name },
        handler: async (request, reply) => {
          const result = await run(request)
          if (result.replayed) reply.header('idempotent-replayed', 'true')
          if (definition.cacheSeconds === undefined || isKnown(result.caller)) reply.header('cache-control', 'no-store')
          else reply
            .headers({ 'cache-control': `public, max-age=${definition.cacheSeconds}`, vary: 'authorization' })
            // Kept for a minute, it would set a screen's clock back by a minute.
            .removeHeader('x-server-time')
          reply.type('application/json; charset=utf-8')
          return sendSqueezed(request, reply, successPieces(result.pieces))
        },
      })
    }
}

declare module 'fastify' {
  interface FastifyRequest {
    memberId: string | null
    refusal: RefusalFacts | null
  }
  interface FastifyContextConfig {
    call?: string
  }
}
