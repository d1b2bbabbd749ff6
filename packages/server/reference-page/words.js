// What the page itself says, in Korean and in English.

const words = {
  ko: {
    title: 'API 레퍼런스', search: '호출, 주소, 오류, 항목 검색', skip: '본문으로 건너뛰기', menu: '목록', theme: '화면 밝기',
    language: 'English', errors: '오류', enumerations: '코드값', start: '시작하기', calls: '호출',
    callCount: '호출 {n}개', areas: '영역', noneFound: '찾는 내용이 없습니다. 다른 낱말로 찾아보세요.', path: '주소 항목',
    query: '조회 조건', header: '헤더', body: '요청 본문', answer: '응답', needed: '필수', example: '예시',
    copy: '복사', copied: '복사했습니다', code: '코드', message: '메시지', status: '상태',
    answeredByAll: '모든 호출이 답할 수 있습니다.', value: '값', korean: '한국어', english: '영어', show: '항목 보기',
    either: '다음 중 하나', letters: '자', entries: '개', keys: '키',
    failed: '문서를 불러오지 못했습니다. 잠시 후 새로고침해 주세요.', missing: '그런 문서가 없습니다.', home: '처음으로',
    previous: '이전', next: '다음', noCalls: '아직 답하는 호출이 없습니다.', light: '밝게', dark: '어둡게',
    system: '기기 설정', document: 'OpenAPI 문서',
  },
  en: {
    title: 'API reference', search: 'Search calls, addresses, errors, fields',
    skip: 'Skip to the content', menu: 'List', theme: 'Brightness', language: '한국어',
    errors: 'Errors', enumerations: 'Enumerations', start: 'Start here', calls: 'Calls',
    callCount: '{n} calls', areas: 'Areas', noneFound: 'Nothing was found. Try another word.',
    path: 'Path', query: 'Query', header: 'Headers', body: 'Body', answer: 'Answer',
    needed: 'needed', example: 'Example', copy: 'Copy', copied: 'Copied', code: 'Code',
    message: 'Message', status: 'Status', answeredByAll: 'Every call may answer with it.',
    value: 'Value', korean: 'Korean', english: 'English', show: 'Show fields', either: 'One of',
    letters: ' characters', entries: ' entries', keys: 'keys',
    failed: 'The document could not be loaded. Reload in a moment.',
    missing: 'There is no such page.', home: 'To the start', previous: 'Previous', next: 'Next',
    noCalls: 'No call answers with it yet.', light: 'Light', dark: 'Dark', system: 'As the system',
    document: 'OpenAPI document',
  },
}

/** @typedef {keyof typeof words} Language */
/** @typedef {keyof (typeof words)['ko']} WordKey */

/** @type {() => Language} */
export const language = () => (document.documentElement.lang === 'en' ? 'en' : 'ko')

/** @type {(key: WordKey) => string} */
export const say = (key) => words[language()][key]

/** @type {(chosen: Language) => void} */
export const setLanguage = (chosen) => {
  document.documentElement.lang = chosen
  localStorage.setItem('reference-language', chosen)
}
