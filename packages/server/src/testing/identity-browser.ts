// Goes through an identity check as a browser does: sends the form, chooses on the provider's page, comes back.
import { identityCalls } from '@bidyard/contract/calls/identity'
import type { IdentityMethod, IdentityUsage } from '@bidyard/contract/enums'
import type { Outcome } from '../providers/identity/simulator/simulated-answer.ts'
import type { Somebody } from './accounts.ts'
import type { TestApp } from './app.ts'

export interface Begun {
  readonly transactionId: string
  readonly verifier: string
  readonly form: { readonly url: string; readonly fields: Readonly<Record<string, string>> }
}

export interface BeginWish {
  readonly usage?: IdentityUsage
  readonly method?: IdentityMethod
  readonly person?: Pick<Somebody, 'name' | 'birthday' | 'phone'>
}

export interface Choice {
  readonly who: Pick<Somebody, 'name' | 'birthday' | 'phone'>
  readonly method?: string
  readonly outcome?: Outcome
  readonly backBy?: 'post' | 'get'
}

export interface WayBack {
  readonly address: string
  readonly fields: Readonly<Record<string, string>>
}

export const beginCheck = (app: TestApp, wish: BeginWish = {}): Promise<Begun> =>
  app.ask(identityCalls.initKg, { body: { usage: 'ID/password-recovery', ...wish } })

export const sendForm = (address: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'",
}
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '')

/** The form on a page: where it goes, and the fields that it carries hidden. */
export const formIn = (html: string): { action: string; fields: Record<string, string> } => ({
  action: plain(/<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? ''),
  fields: Object.fromEntries([...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
    .map(([, name = '', value = '']) => [plain(name), plain(value)])),
})

/** What the provider's page sends the browser back with; the browser has not gone yet. */
export const chooseAt = async (app: TestApp, begun: Begun, choice: Choice): Promise<WayBack> => {
  const page = await sendForm(new URL(begun.form.url, app.base).href, begun.form.fields)
  const { action, fields } = formIn(await page.text())
  const { who: { name, birthday, phone }, method = 'TOSS', outcome = 'approve', backBy = 'post' } = choice
  const chosen = { ...fields, name, birthday, phone, method, outcome, backBy }
  const decided = await sendForm(new URL(action, app.base).href, chosen)
  if (decided.status === 303) return { address: decided.headers.get('location') ?? '', fields: {} }
  const back = formIn(await decided.text())
  return { address: back.action, fields: back.fields }
}

/** What the way back told the browser, by transaction. */
const arrivals = new Map<string, string>()

/** Goes back to our server with what the provider's page gives, or somebody made up; answers where it led. */
export const comeBack = async (
  app: TestApp, { transactionId }: Begun, back: WayBack, by: Choice['backBy'] = 'post',
): Promise<string> => {
  const { address, fields } = back
  const landed = by === 'get' ? await fetch(address, { redirect: 'manual' }) : await sendForm(address, fields)
  const location = landed.headers.get('location') ?? ''
  const arrival = new URL(location, app.base).searchParams.get('arrival')
  if (arrival !== null) arrivals.set(transactionId, arrival)
  return location
}

/** All the way to the screen that completes; answers its address. */
export const passCheck = async (app: TestApp, begun: Begun, choice: Choice): Promise<string> =>
  comeBack(app, begun, await chooseAt(app, begun, choice), choice.backBy)

export const completeCheck = (app: TestApp, { transactionId, verifier }: Begun) => {
  const arrival = arrivals.get(transactionId)
  return app.ask(identityCalls.completeKg, {
    body: { transactionId, verifier, ...(arrival === undefined ? {} : { arrival }) },
  })
}
