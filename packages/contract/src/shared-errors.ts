// The answers that every call may give where the catalogue has no word of its own.

export const sharedErrors = {
  unauthorized: {
    status: 401,
    code: 'UNAUTHORIZED',
    ko: '로그인이 필요합니다. 다시 로그인해 주세요.',
    en: 'You are not signed in, or the session has ended. Sign in again.',
  },
  forbidden: {
    status: 403,
    code: 'FORBIDDEN',
    ko: '접근 권한이 없습니다.',
    en: 'Your account may not use this. Ask the person in charge.',
  },
  notFound: {
    status: 404,
    code: 'NOT_FOUND',
    ko: '요청한 내용을 찾을 수 없습니다.',
    en: 'There is nothing here, or it is not yours to see. Go back and try again.',
  },
  conflict: {
    status: 409,
    code: 'CONFLICT',
    ko: '다른 요청과 충돌했습니다. 새로고침 후 다시 시도해 주세요.',
    en: 'This clashes with another request. Reload and try again.',
  },
  tooLarge: {
    status: 413,
    code: 'TOO_LARGE',
    ko: '전송한 내용이 너무 큽니다. 크기를 줄여 주세요.',
    en: 'What you sent is too large. Send less at once.',
  },
  unsupportedType: {
    status: 415,
    code: 'UNSUPPORTED_TYPE',
    ko: '지원하지 않는 형식입니다.',
    en: 'This content type is not taken. Send JSON, or one of the file types named.',
  },
  tooManyRequests: {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests. Wait a moment and try again.',
  },
  internal: {
    status: 500,
    code: 'INTERNAL',
    ko: '일시적인 오류가 발생했습니다. 계속되면 고객센터로 문의해 주세요.',
    en: 'Something went wrong on our side. Try again; if it stays, tell the office the request id.',
  },
  unavailable: {
    status: 503,
    code: 'UNAVAILABLE',
    ko: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The service is busy or being restarted. Try again in a moment.',
  },
} as const

export type SharedErrorName = keyof typeof sharedErrors
export type SharedError = (typeof sharedErrors)[SharedErrorName]
