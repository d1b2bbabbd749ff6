// The pages of the stand-in: plain HTML that needs no script but the one that sends the browser back.
import { identityMethod } from '@bidyard/contract/enums'
import type { ProviderPerson } from '../identity-provider.ts'
import { outcomes } from './simulated-answer.ts'
import { fixedPersonOf, type StartForm } from './start-form.ts'

export const simulatorPath = '/simulators/kg'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;',
}
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

const page = (title: string, content: string, script = ''): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<link rel="stylesheet" href="${simulatorPath}/page.css">${script}
</head>
<body>
<main>
<p class="mark">연습용 본인인증 · Stand-in for KG Inicis</p>
<h1>${safe(title)}</h1>
${content}
</main>
</body>
</html>
`

const hidden = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`<input type="hidden" name="${safe(name)}" value="${safe(value)}">`])
    .join('\n')

const option = (value: string, label: string): string => `<option value="${safe(value)}">${safe(label)}</option>`

const select = (name: string, label: string, options: readonly string[]): string =>
  `<label>${safe(label)}<select name="${name}">\n${options.join('\n')}\n</select></label>`

const input = (name: string, label: string, value: string, fixed: boolean): string =>
  `<label>${safe(label)}<input name="${name}" value="${safe(value)}" required${fixed ? ' readonly' : ''}></label>`

// Newer than our list: whoever integrates must bear ways that nobody told them of.
const newerMethod = ['IBK', 'IBK기업은행 (IBK)'] as const

const methodOptions = (only: string | undefined): string[] => {
  const all = [...identityMethod.values.map((value) => [value, identityMethod.labels[value].ko] as const), newerMethod]
  return all.filter(([value]) => only === undefined || value === only).map(([value, label]) => option(value, label))
}

const someone: ProviderPerson = { name: '홍길동', birthday: '19900101', phone: '01012345678' }

export const choicePage = (form: StartForm): string => {
  const fixed = fixedPersonOf(form)
  const { name, birthday, phone } = fixed ?? someone
  return page('누구로 인증할까요?', `<form method="post" action="${simulatorPath}/decide">
${hidden(form)}
${select('method', '인증수단 · Way', methodOptions(form.directAgency))}
${input('name', '이름 · Name', name, fixed !== undefined)}
${input('birthday', '생년월일 · Birthday', birthday, fixed !== undefined)}
${input('phone', '휴대폰 · Phone', phone, fixed !== undefined)}
${select('outcome', '결과 · Outcome', Object.entries(outcomes).map(([value, label]) => option(value, label)))}
${select('backBy', '돌아가는 방법 · Way back', [option('post', 'POST'), option('get', 'GET')])}
<button type="submit">인증 완료 · Done</button>
</form>`)
}

/** The provider's last page: it posts the browser back, by itself where scripts run. */
export const returnPage = (address: string, fields: Readonly<Record<string, string>>): string =>
  page('돌아가는 중입니다', `<form method="post" action="${safe(address)}" id="back">
${hidden(fields)}
<button type="submit">돌아가기 · Back</button>
</form>`, `\n<script src="${simulatorPath}/go-back.js" defer></script>`)

export const faultPage = (fault: string): string => page('알 수 없는 오류입니다', `<p>${safe(fault)}</p>`)

export const goBackScript = "document.getElementById('back').submit()\n"

export const styleSheet = `:root { color-scheme: light dark; font-family: Pretendard, system-ui, sans-serif }
body { margin: 0; display: grid; place-items: start center }
main { width: min(22rem, 100vw - 2rem); padding: 1.5rem 0 }
h1 { font-size: 1.25rem }
.mark { display: inline-block; padding: .25rem .625rem; border: 1px dashed; border-radius: 99px; font-size: .8125rem }
label { display: grid; gap: .25rem; margin-bottom: .875rem; font-size: .875rem }
input, select, button { box-sizing: border-box; width: 100%; min-width: 0; font: inherit; padding: .625rem }
input, select, button { border: 1px solid GrayText; border-radius: .5rem }
button { border: 0; background: #1d4ed8; color: #fff; font-weight: 600 }
`
