// The words of kinds, states and acts in one's own data, and its numbers, as the screens say them.
import type { Enumeration } from '@bidyard/contract/enumeration'
import { auctionErrorSubject } from '@bidyard/contract/enums/auctions'
import { biddingCancelState } from '@bidyard/contract/enums/bidding'
import { contractKind, contractStep } from '@bidyard/contract/enums/contracts'
import { fileState, fileUsageType } from '@bidyard/contract/enums/files'
import { consentType, memberState, memberType, registrationStatus } from '@bidyard/contract/enums/members'
import { noticeChannel, noticeGroup, noticeKind } from '@bidyard/contract/enums/notices'
import { violationAppealState, violationDetailType } from '@bidyard/contract/enums/violations'
import {
  dataRequestKind, dataRequestState, type OwnDataField, type OwnDataSection,
} from '@bidyard/contract/enums/work/own-data'
import { showPhoneNumber } from '@bidyard/contract/shapes/numbers/phone-number'
import { formatNumber } from '../../../ui/format/number.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useAccessWords, useChangeWord } from '../office/access-log/access-words.ts'
import { useCriterionWords } from './search-words.ts'

type Named = Readonly<Partial<Record<OwnDataSection, Readonly<Partial<Record<OwnDataField, Enumeration>>>>>>

const enumerations: Named = {
  account: { kind: memberType, state: memberState },
  registrations: { state: registrationStatus },
  consents: { kind: consentType },
  papers: { kind: fileUsageType, state: fileState },
  files: { kind: fileUsageType, state: fileState },
  cancelRequests: { state: biddingCancelState },
  contracts: { kind: contractKind, state: contractStep },
  reports: { kind: auctionErrorSubject },
  violations: { kind: violationDetailType },
  appeals: { state: violationAppealState },
  notices: { kind: noticeKind },
  messages: { kind: noticeKind },
  noticeSettings: { kind: noticeGroup },
  requests: { kind: dataRequestKind, state: dataRequestState },
}

const written: Readonly<Partial<Record<OwnDataField, (value: string) => string>>> = {
  phone: showPhoneNumber,
  birthday: (value) => value.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1.$2.$3'),
  amount: (value) => formatNumber(Number(value)),
}

const looks: ReadonlySet<OwnDataSection> = new Set(['looksAtMe', 'ownLooks'])

const ways = ['atOnce', 'daily', 'never'] as const
const times = ['quiet', 'digest'] as const

/** How one is told, way by way; hours stand as they are. */
const useToldWords = () => {
  const say = useText('people')
  const word = useWord()
  const wayOf = (chosen: string): string => {
    const [channel, how] = chosen.split(' ')
    const [by, when] = [noticeChannel.values.find((one) => one === channel), ways.find((one) => one === how)]
    return by === undefined || when === undefined ? chosen : `${word(noticeChannel, by)} ${say(`data.told.${when}`)}`
  }
  return (field: OwnDataField, value: string): string => {
    const time = times.find((one) => one === value)
    if (field === 'kind') return time === undefined ? value : say(`data.told.${time}`)
    return field === 'text' ? value.split(', ').map(wayOf).join(', ') : value
  }
}

export const useValueWords = () => {
  const word = useWord()
  const access = useAccessWords()
  const change = useChangeWord()
  const told = useToldWords()
  const criterion = useCriterionWords()
  return (section: OwnDataSection, field: OwnDataField, value: string): string => {
    const write = written[field]
    if (write !== undefined) return write(value)
    const named = enumerations[section]?.[field]
    const known = named?.values.find((one) => one === value)
    if (named !== undefined && known !== undefined) return word(named, known)
    if (section === 'noticeSettings') return told(field, value)
    if (section === 'searches' && field === 'text') return value.split(', ').map(criterion).join(', ')
    if (field === 'kind' && looks.has(section)) return access.act(value)
    return field === 'kind' && section === 'ownChanges' ? change(value) : value
  }
}
