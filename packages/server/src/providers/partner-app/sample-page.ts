// Draws the sample partner's page: a form that says who opens which car how, and a phone with the webview in it.
import type { Language } from '@bidyard/contract/errors'
import { type SampleKind, sampleKinds, samples } from './sample-launch.ts'
import type { SamplePartner } from './sample-partner.ts'

export interface SampleShown {
  readonly partner: SamplePartner
  readonly kind: SampleKind
  /** What the phone opens; the second one is for a window of its own, because each opens once. */
  readonly address: string
  readonly windowAddress: string
}

export interface SamplePage {
  readonly language: Language
  readonly partners: readonly SamplePartner[]
  readonly chosen: string
  readonly kind: SampleKind
  readonly shown: SampleShown | undefined
}

const words = {
  ko: {
    title: '제휴사 앱 (예시)',
    about: '제휴사의 앱이 웹뷰를 여는 모습입니다. 고객과 차량, 링크의 상태를 고르고 열어 보세요.',
    who: '고객과 차량', how: '링크', open: '웹뷰 열기', empty: '사용할 수 있는 키를 가진 제휴사와 출품차량이 아직 없습니다.',
    expected: '서버의 응답', window: '새 창에서 열기', phone: '휴대폰 화면', start: '고객과 차량을 고르고 웹뷰를 여세요.',
  },
  en: {
    title: "A partner's app (sample)",
    about: "This is how a partner's app opens the webview. Choose a customer's car and what becomes of the link.",
    who: 'Customer and car', how: 'The link', open: 'Open the webview',
    empty: 'There is no partner yet that has a key and a car.',
    expected: 'What the server answers', window: 'Open in a window', phone: 'The phone',
    start: 'Choose a customer and a car, and open the webview.',
  },
} as const

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')

export const choiceOf = (code: string, customerKey: string, exhibitKey: string): string =>
  JSON.stringify([code, customerKey, exhibitKey])

const option = (value: string, text: string, chosen: string): string =>
  `<option value="${escaped(value)}"${value === chosen ? ' selected' : ''}>${escaped(text)}</option>`

const carsOf = (partner: SamplePartner, chosen: string): string =>
  partner.customers.flatMap(({ customerKey, name, cars }) => cars.map(({ exhibitKey, carNo }) =>
    option(choiceOf(partner.code, customerKey, exhibitKey), `${name} · ${carNo} (${exhibitKey})`, chosen))).join('')

const form = ({ language, partners, chosen, kind }: SamplePage): string => {
  const say = words[language]
  const groups = partners.filter(({ customers }) => customers.length > 0).map((partner) =>
    `<optgroup label="${escaped(partner.name)}">${carsOf(partner, chosen)}</optgroup>`).join('')
  const kinds = sampleKinds.map((one) =>
    `<label class="kind"><input type="radio" name="kind" value="${one}"${one === kind ? ' checked' : ''}> `
    + `${escaped(samples[one][language])}</label>`).join('')
  return `<form action="/sandbox/partner" method="get">
<label class="field"><span>${say.who}</span><select name="car">${groups}</select></label>
<fieldset><legend>${say.how}</legend>${kinds}</fieldset>
<button type="submit">${say.open}</button>
</form>`
}

const phone = ({ language, shown }: SamplePage): string => {
  const say = words[language]
  const screen = shown === undefined
    ? `<p class="start">${say.start}</p>`
    : `<iframe title="${say.phone}" src="${escaped(shown.address)}"></iframe>`
  return `<section class="phone" aria-label="${say.phone}">
<header>${escaped(shown?.partner.name ?? '')}</header>
${screen}
</section>`
}

const told = ({ language, shown }: SamplePage): string => {
  if (shown === undefined) return ''
  const say = words[language]
  return `<dl><dt>${say.expected}</dt><dd><code>${samples[shown.kind].answer}</code></dd></dl>
<p><a href="${escaped(shown.windowAddress)}" target="_blank" rel="noopener noreferrer">${say.window}</a></p>`
}

export const samplePageText = (page: SamplePage): string => {
  const say = words[page.language]
  const body = page.partners.length === 0 ? `<p class="start">${say.empty}</p>` : form(page)
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.title}</title>
<link rel="stylesheet" href="/sandbox/partner/page.css">
</head>
<body>
<main>
<section class="desk"><h1>${say.title}</h1><p class="about">${say.about}</p>
${body}
${told(page)}
</section>
${phone(page)}
</main>
</body>
</html>
`
}
