// Serves the sample partner's page, in the sandbox only: it seals its launches as a partner's server would.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf } from '@bidyard/contract/call'
import { partnersCalls } from '@bidyard/contract/calls/partners'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageOf } from '../../runtime/call/read-request.ts'
import type { RunEnvironment } from '../../runtime/environment.ts'
import { launchAddress } from './launcher.ts'
import { type SampleKind, sampleKinds, sampleParameters, type SampleWish } from './sample-launch.ts'
import { choiceOf, samplePageText, type SampleShown } from './sample-page.ts'
import type { ListSamplePartners, SamplePartner } from './sample-partner.ts'

interface Parts {
  readonly run: RunEnvironment
  readonly list: ListSamplePartners
  /** The product's clock: the sandbox may have moved it. */
  readonly now: () => Promise<Date>
}

const styleFile = join(import.meta.dirname, '..', '..', '..', 'sample-partner', 'page.css')

// Nothing but its own style and our own pages in the phone: no script, no picture, nothing from elsewhere.
const policy = [
  "default-src 'none'", "style-src 'self'", "frame-src 'self'", "form-action 'self'", "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const asked = z.object({
  car: z.string().max(500).catch(''),
  kind: z.enum(sampleKinds).catch('valid' satisfies SampleKind),
})

const choiceIn = (partners: readonly SamplePartner[], chosen: string) =>
  partners.flatMap((partner) => partner.customers.flatMap(({ customerKey, cars }) =>
    cars.map(({ exhibitKey }) => ({ partner, customerKey, exhibitKey }))))
    .find(({ partner, customerKey, exhibitKey }) => choiceOf(partner.code, customerKey, exhibitKey) === chosen)

const launchOf = (wish: SampleWish): { readonly parameters: string; readonly address: string } => {
  const { code, key } = wish.partner
  const parameters = sampleParameters(wish)
  const address = new URL(launchAddress('http://here', code, key.keyId, parameters))
  return { parameters, address: address.pathname + address.search }
}

export const addSamplePartner = (server: FastifyInstance, { run, list, now }: Parts): void => {
  const style = readFileSync(styleFile)

  /** Somebody else opens it first. */
  const useUp = async ({ partner: { code, key } }: SampleWish, parameters: string): Promise<void> => {
    await server.inject({
      method: 'POST', url: addressOf(partnersCalls.createWebviewAuthToken), headers: { 'app-namespace': run },
      payload: { partnerCode: code, keyId: key.keyId, parameters },
    })
  }
  const show = async (wish: SampleWish): Promise<SampleShown> => {
    const [inPhone, inWindow] = [launchOf(wish), launchOf(wish)]
    if (wish.kind === 'replayed')
      for (const { parameters } of [inPhone, inWindow]) await useUp(wish, parameters)
    return { partner: wish.partner, kind: wish.kind, address: inPhone.address, windowAddress: inWindow.address }
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { car, kind } = asked.parse(request.query)
    const partners = await list()
    const choice = choiceIn(partners, car)
    const shown = choice === undefined ? undefined : await show({ ...choice, kind, now: await now() })
    return reply
      .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(samplePageText({ language: languageOf(request.headers), partners, chosen: car, kind, shown }))
  }
  server.get('/sandbox/partner', { config: { call: 'samplePartner' } }, answer)
  server.get('/sandbox/partner/page.css', { config: { call: 'samplePartner' } }, async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style))
}
