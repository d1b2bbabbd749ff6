// The words of kinds, states and acts in one's own data, and its numbers, as the screens say them.
import type { Enumeration } from '@bidyard/contract/enumeration'
import { auctionErrorSubject } from '@bidyard/contract/enums/auctions'
import { fileState, fileUsageType } from '@bidyard/contract/enums/files'
import { consentType, memberState, memberType, registrationStatus } from '@bidyard/contract/enums/members'
import { noticeKind } from '@bidyard/contract/enums/notices'
import { violationAppealState, violationDetailType } from '@bidyard/contract/enums/violations'
import {
  dataRequestKind, dataRequestState, type OwnDataField, type OwnDataSection,
} from '@bidyard/contract/enums/work/own-data'
import { showPhoneNumber } from '@bidyard/contract/shapes/numbers/phone-number'
import { formatNumber } from '../../../ui/format/number.ts'
import { useWord } from '../../../text/use-word.ts'
import { useAccessWords, useChangeWord } from '../office/access-log/access-words.ts'

type Named = Readonly<Partial<Record<OwnDataSection, Readonly<Partial<Record<OwnDataField, Enumeration>>>>>>

const enumerations: Named = {
  account: { kind: memberType, state: memberState },
  registrations: { state: registrationStatus },
  consents: { kind: consentType },
  files: { kind: fileUsageType, state: fileState },
  reports: { kind: auctionErrorSubject },
  violations: { kind: violationDetailType },
  appeals: { state: violationAppealState },
  notices: { kind: noticeKind },
  requests: { kind: dataRequestKind, state: dataRequestState },
}

const written: Readonly<Partial<Record<OwnDataField, (value: string) => string>>> = {
  phone: showPhoneNumber,
  birthday: (value) => value.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1.$2.$3'),
  amount: (value) => formatNumber(Number(value)),
}

const looks: ReadonlySet<OwnDataSection> = new Set(['looksAtMe', 'ownLooks'])

export const useValueWords = () => {
  const word = useWord()
  const access = useAccessWords()
  const change = useChangeWord()
  return (section: OwnDataSection, field: OwnDataField, value: string): string => {
    const write = written[field]
    if (write !== undefined) return write(value)
    const named = enumerations[section]?.[field]
    const known = named?.values.find((one) => one === value)
    if (named !== undefined && known !== undefined) return word(named, known)
    if (field === 'kind' && looks.has(section)) return access.act(value)
    return field === 'kind' && section === 'ownChanges' ? change(value) : value
  }
}
