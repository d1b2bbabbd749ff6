// Settings that a start in alpha accepts, for tests of what exists only outside the sandbox.

export const alphaSettings = {
  BIDYARD_ENV: 'alpha', BIDYARD_SECRET: 's'.repeat(40), BIDYARD_FILE_KEY: 'ab'.repeat(32),
  BIDYARD_DATA_KEYS: `1:${'cd'.repeat(32)}`, BIDYARD_LOOKUP_KEY: 'ef'.repeat(32),
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none', BIDYARD_PUBLIC_URL: 'https://bidyard.example',
  KG_MID: 'TESTMID000', KG_API_KEY: 'synthetic-api-key', KG_IV: '0123456789abcdef',
  TOSS_SECRET_KEY: 'synthetic-secret-key',
  MAIL_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@bidyard.example',
} as const satisfies Readonly<Record<string, string>>
