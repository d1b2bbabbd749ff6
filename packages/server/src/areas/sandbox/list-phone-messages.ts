// Shows what the sandbox's carrier of messages to phones was given, and how each of them stands.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { limits } from '@bidyard/contract/limits'
import type { PhoneProviders } from '../../providers/phone/open-phone.ts'
import type { ReceivedMessage } from '../../providers/phone/simulator/solapi-simulator.ts'
import { read } from '../../runtime/handler.ts'
import { timeOf } from '../../runtime/time/time-of.ts'

const typeOf = (type: string): 'ATA' | 'SMS' | 'LMS' => (type === 'ATA' || type === 'SMS' ? type : 'LMS')

const show = ({ message, report: { code, said, isReplaced }, receivedAt }: ReceivedMessage) => {
  const { messageId: id, to, from, type, subject, text, kakaoOptions } = message
  return {
    id, to, from, type: typeOf(type), title: subject ?? null, text: text.slice(0, limits.phoneMessageText),
    template: kakaoOptions?.templateId ?? null, receivedAt: timeOf(receivedAt), code, said, replaced: isReplaced,
  }
}

export const listPhoneMessages = ({ phoneSimulator }: PhoneProviders) =>
  read(sandboxCalls.listPhoneMessages, async ({ refuse }) => {
    // A sandbox with a real carrier sees nothing of it.
    if (phoneSimulator === undefined) throw refuse('notFound')
    return { items: (await phoneSimulator.list(limits.pageSize)).slice(0, limits.pageSize).map(show) }
  })
