// Outside the sandbox: the first root is made on the console, and comes in by a password and a factor of their own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alphaSettings } from '../packages/server/src/testing/alpha-settings.ts'
import { bareEnvironment } from '../packages/server/src/testing/machine/bare-environment.ts'
import { codeOf, fillSignIn } from './world/accounts.ts'
import { accessibilityFaults, openWorld, takePicture, type World } from './world/open-world.ts'
import { watchFaults } from './world/watch-faults.ts'

let folder: string
let database: RunningPostgres
let world: World
let firstPassword: string

/** As the one who installs it would. */
const makeRoot = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  const command = join(import.meta.dirname, '../tools/commands/root.ts')
  const words = ['kimroot', '--name', '김대표', '--birthday', '19800131', '--phone', '01012345678']
  const child = spawn(process.execPath, [command, ...words], {
    cwd: folder, env: { ...bareEnvironment, ...settings }, stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child, 'close')
  return /First password: (\S+)/.exec(said)?.[1] ?? ''
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-first-'))
  database = await startPostgres({ folder: join(folder, 'postgres') })
  const settings = {
    ...alphaSettings, DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl,
    BIDYARD_DATA: join(folder, 'data'),
  }
  firstPassword = await makeRoot(settings)
  world = await openWorld({ settingsAt: (base) => ({ ...settings, BIDYARD_PUBLIC_URL: base }) })
})
afterAll(async () => {
  await world.stop()
  await database.stop('fast')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const ownPassword = '가을산에 단풍이 들면 등산을 간다'

test('the first root chooses a password, must set up a second factor, and is asked for it from then on', async () => {
  const page = await world.open('phone')
  const faults = watchFaults(page, [/status of 40[01]/])
  await page.goto('/sign-in')
  expect(await page.getByText('시험용', { exact: false }).count()).toBe(0)
  await fillSignIn(page, 'kimroot', firstPassword)
  await page.getByRole('heading', { level: 1, name: '내 비밀번호 정하기' }).waitFor()
  await page.getByLabel('새 비밀번호').fill(ownPassword)
  await page.getByRole('button', { name: '바꾸고 계속하기' }).click()

  await page.getByRole('heading', { level: 1, name: '2단계 인증 설정' }).waitFor()
  await page.getByText('이 계정은 2단계 인증이 있어야 로그인할 수 있습니다.', { exact: false }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await takePicture(page, 'forced-factor')
  const secret = await page.getByRole('group', { name: '설정 키' }).getByRole('code').innerText()
  await page.getByLabel('인증 앱의 숫자 6자리').fill('000000')
  await page.getByRole('button', { name: '켜기' }).click()
  await page.getByText('맞지 않는 숫자입니다.', { exact: false }).waitFor()
  await takePicture(page, 'forced-factor-wrong')
  await page.getByLabel('인증 앱의 숫자 6자리').fill(codeOf(secret))
  await page.getByRole('button', { name: '켜기' }).click()
  await page.getByRole('heading', { level: 1, name: '김대표 님, 안녕하세요' }).waitFor()
  await page.goto('/office/staff')
  await page.getByRole('link', { name: '김대표' }).waitFor()

  const later = await world.open()
  await later.goto('/sign-in')
  await fillSignIn(later, 'kimroot', ownPassword)
  await later.getByRole('heading', { level: 1, name: '2단계 인증' }).waitFor()
  await later.getByLabel('인증 앱의 숫자 6자리').fill(codeOf(secret, 1))
  await later.getByRole('button', { name: '로그인', exact: true }).click()
  await later.getByRole('heading', { level: 1, name: /김대표/ }).waitFor()
  expect(faults).toEqual([])
})

test('whoever turns back before the second factor is not in', async () => {
  const page = await world.open()
  const faults = watchFaults(page, [/status of 40[01]/])
  await page.goto('/sign-in')
  await fillSignIn(page, 'kimroot', ownPassword)
  await page.getByRole('heading', { level: 1, name: '2단계 인증' }).waitFor()
  await page.goto('/office')
  await page.getByText('먼저 로그인해 주세요').waitFor()
  expect(faults).toEqual([])
})
