// Believable values for the examples of the document, by the name of the field that holds them.

/** The first line whose pattern fits a field's name and whose value fits its schema is taken. */
export const namedValues: readonly (readonly [name: RegExp, ...values: readonly unknown[]])[] = [
  [/^ko$/i, '흰색'],
  [/^en$/i, 'White'],
  [/^actor$/i, 'staff'],
  [/^unitWon$/i, 10_000],
  [/^minimumWon$/i, 100_000],
  [/^maximumWon$/i, 1_000_000_000],
  [/basisPoints$/i, 220],
  [/^code$/i, 'Color', 'KR-11'],
  [/^(province|sido)/i, '서울특별시'],
  [/^(district|sigungu)/i, '강남구'],
  [/userName$|^userId$|^uid$/i, 'hanbit01'],
  [/password/i, '비오는날엔파전과막걸리'],
  [/shopName|companyName/i, '한빛모터스'],
  [/bankName/i, '국민은행'],
  [/fileName|originalName/i, 'front-left.jpg'],
  [/(contentType|mimeType|mediaType)$/i, 'image/jpeg'],
  [/^(model|detailModel|modelName)s?$/i, '그랜저'],
  [/^(maker|makerName)$/i, '현대'],
  [/^partnerCode$/i, 'sample-bank'],
  [/^keyId$/i, 'pk_9271a3fa919565e1'],
  [/^(parameters|ticket|verifier|ci)$/i, 'AaChoqOkpaanqKmqq506Cg9_-i6dEgT1p2kfsp0fyDwyqJUxDfF'],
  [/name$/i, '홍길동'],
  [/(phone|mobile|tel)/i, '01012345678', '010-1234-5678'],
  [/e-?mail/i, 'gildong@example.com'],
  [/businessRegistrationNumber|businessNumber/i, '1248100998', '124-81-00998'],
  [/corporateRegistrationNumber/i, '1101110062432'],
  [/plate|^carNo$|^carNumber$/i, '123가4567', '12가3456'],
  [/^road$/i, '서울특별시 강남구 테헤란로 1'],
  [/^(action|act)$/i, 'changeOrder'],
  [/^birthday$/i, '1980-01-31'],
  [/^from$/i, 'draft'],
  [/^to$/i, 'confirmed'],
  [/^subject$/i, 'order'],
  [/^(claim|statement|answer|refusal|said|word|confirmation|content|text)$/i, '확인했습니다.'],
  [/^label$/i, '앞범퍼 긁힘'],
  [/^detail$/i, '2층'],
  [/vin$/i, 'KMHGH41CBAU012345'],
  [/address/i, '서울특별시 강남구 테헤란로 1'],
  [/(link|url|href)$/i, 'https://bidyard.example/files/019a9f3c', '/files/019a9f3c'],
  [/month$/i, '2026-11'],
  [/version$/i, '1.4.0', 3],
  [/(reason|note|memo|comment)$/i, '서류가 흐려서 알아볼 수 없습니다.'],
  [/(message|text|description)$/i, '확인 후 다시 제출해 주세요.'],
  [/(OfDay|visitFrom|visitUntil|openAt|closeAt)$/i, '09:00'],
  [/title$/i, '그랜저 하이브리드 캘리그래피'],
  [/(token|secret|cursor)$/i, 'eyJrIjoiMDE5YTlmM2MiLCJ0IjoiMjAyNi0xMS0yMCJ9'],
  [/(hash|checksum|signature|sha256)$/i, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  [/(accountNumber)$/i, '110123456789'],
  [/(number|no)$/i, 'A2611-01042', 42],
  [/(amount|price|won)/i, 12_340_000, 550_000, 80_000],
  [/bytes$/i, 482_133],
  [/year$/i, 2022],
  [/(odometer|mileage)/i, 48_210],
  [/(percent|ratio|rate)$/i, 10, 0.05],
  [/(width|height|pixels)$/i, 1_600],
  [/page$/i, 1],
  [/size$/i, 20],
  [/(rank|round|order|step)$/i, 1],
  [/count$/i, 3],
  [/seconds$/i, 300],
  [/minutes$/i, 10],
  [/hours$|^(self|pro|prime)$/i, 24],
  [/days$/i, 5],
]

/** For fields whose name says nothing: the first that fits the schema is taken. */
export const plainTexts: readonly string[] = [
  '그랜저', 'white', 'A2611-01042', '2026-11', '09:00', '1.4.0', '123가4567', '01012345678', '1248100998', '0100',
  '11', 'image/jpeg', 'https://bidyard.example/', 'gildong@example.com', 'eyJrIjoiMDE5YTlmM2MifQ', 'ko', 'Y',
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
]

export const plainNumbers: readonly number[] = [1, 10, 100, 10_000, 0, 0.5]

const times: readonly (readonly [name: RegExp, value: string])[] = [
  [/^(created|registered|started|opened|from)/i, '2026-11-20T05:30:00.000Z'],
  [/^(updated|changed|done|completed|arrived)/i, '2026-11-21T01:12:30.000Z'],
  [/(expires|end|ends|due|until|final|deadline)/i, '2026-11-22T05:30:00.000Z'],
]

export const timeFor = (name: string): string =>
  times.find(([pattern]) => pattern.test(name))?.[1] ?? '2026-11-20T05:30:00.000Z'
