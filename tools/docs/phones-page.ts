// docs/operations/phone-templates.md: what each kind of notice says on phones, as KakaoTalk has to approve it.
import { phoneTemplates } from '@bidyard/server/areas/notices/for-other-areas'
import { noticeKind, type NoticeKind } from '@bidyard/contract/enums'
import { code, page } from './markdown.ts'

export const phonesPage = (): string => page(
  'Templates for KakaoTalk',
  `${phoneTemplates.size} templates, word by word as they are handed in for approval; how that is done is said in `
    + '[messages to phones](phones.md). What stands in `#{}` differs from message to message. They are all of the kind '
    + 'for information (정보성), without buttons.',
  ...[...phoneTemplates].map(([kind, template]) =>
    `## ${code(kind)}\n\n${noticeKind.labels[kind as NoticeKind].ko}\n\n\`\`\`\n${template}\n\`\`\``),
).replace('from the contract: change the contract', 'from the code: change the code')
