// Saves what the server wrote as a file of the person who asked for it.
export const saveReport = ({ fileName, content }: { readonly fileName: string; readonly content: string }): void => {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** An empty sheet with its headings and two cars, as spreadsheets open it. */
export const sampleSheet = {
  fileName: '일괄접수-양식.csv',
  content: '\u{FEFF}차량번호,판매방식,보관유형,소유자명,지역,우편번호,주소,상세주소,희망가(만원),주행거리,거리단위,키개수,사고여부,'
    + '침수여부,렌트여부,압류·저당,흡연여부,비고\r\n'
    + '12가3456,프로,출고,홍길동,서울,06236,서울특별시 강남구 테헤란로 1,지하 2층,1250,45210,km,2,아니요,아니요,아니요,아니요,아니요,\r\n'
    + '34나5678,프라임,입고,홍길동,경기,13529,경기도 성남시 분당구 판교역로 1,,"2,480",28100,km,1,모름,아니요,예,아니요,아니요,앞범퍼 흠집\r\n',
} as const
