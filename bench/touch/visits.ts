// Whose pages are touched, and where: each touch ends when what it was for is there.
import type { Page } from 'playwright-core'
import type { World } from '../../e2e/world/open-world.ts'
import type { DemoName } from '../../e2e/world/people.ts'
import { until } from '../../packages/server/src/testing/until.ts'
import { findCarToChooseFor, findContract, openPhotographedCar } from '../pages/market-world.ts'

export interface Step {
  readonly name: string
  readonly act: (page: Page) => Promise<void>
}

export interface Visit {
  readonly name: string
  readonly who: DemoName | undefined
  readonly path: string
  readonly steps: readonly Step[]
}

/** Each key is an interaction of its own. */
const typed = async (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 150 })

const market: Visit = {
  name: 'market', who: '박딜러', path: '/auctions',
  steps: [
    {
      name: 'open the conditions', act: async (page) => {
        await page.getByRole('button', { name: '조건', exact: true }).tap()
        await page.getByRole('dialog', { name: '조건' }).waitFor()
      },
    },
    {
      name: 'tick one', act: async (page) => {
        const fuel = page.getByRole('dialog', { name: '조건' }).getByRole('group', { name: '연료' }).getByRole('button')
        await fuel.first().tap()
        await page.locator('[role=dialog] [aria-pressed=true]').first().waitFor()
      },
    },
    {
      name: 'show what fits', act: async (page) => {
        const dialog = page.getByRole('dialog', { name: '조건' })
        await dialog.getByRole('button', { name: /대 보기$/ }).tap()
        await dialog.waitFor({ state: 'detached' })
      },
    },
    {
      name: 'open the orders', act: async (page) => {
        await page.getByRole('button', { name: /^정렬/ }).or(page.getByRole('combobox', { name: '정렬' })).first().tap()
        await page.getByRole('option', { name: '새로 올라온 순' }).waitFor()
      },
    },
    {
      name: 'sort', act: async (page) => {
        await page.getByRole('option', { name: '새로 올라온 순' }).tap()
        await page.getByRole('option').first().waitFor({ state: 'detached' })
      },
    },
  ],
}

const car = (id: string): Visit => ({
  name: 'car', who: '박딜러', path: `/auctions/${id}`,
  steps: [
    {
      name: 'go to the bid box', act: async (page) => {
        await page.getByRole('button', { name: '입찰가 입력' }).last().tap()
        await page.locator('input:focus').waitFor()
      },
    },
    { name: 'type an amount', act: (page) => typed(page, '1300') },
    {
      name: 'add to it', act: async (page) => {
        await page.getByRole('button', { name: '+10만' }).tap()
        const amount = page.getByLabel(/^(입찰 금액|올릴 금액)$/).first()
        await until(async () => (await amount.inputValue()).includes('1,310'), 45_000)
      },
    },
    {
      name: 'ask for the bid', act: async (page) => {
        await page.getByRole('region', { name: '입찰하기' }).getByRole('button', { name: '입찰하기' }).tap()
        await page.getByRole('alertdialog').waitFor()
      },
    },
  ],
})

const contract = (id: string): Visit => ({
  name: 'contract', who: '박딜러', path: `/contracts/${id}`,
  steps: [
    {
      name: 'choose an hour', act: async (page) => {
        const hour = page.getByRole('radio', { disabled: false }).first()
        await hour.tap()
        await page.getByRole('radio', { checked: true }).first().waitFor()
      },
    },
    {
      name: 'open a dialog', act: async (page) => {
        await page.getByRole('button', { name: '거래 취소…' }).tap()
        await page.getByRole('dialog').getByRole('radiogroup').waitFor()
      },
    },
    {
      name: 'choose a reason', act: async (page) => {
        const reason = page.getByRole('dialog').getByRole('radio').first()
        await reason.tap()
        await page.getByRole('dialog').getByRole('radio', { checked: true }).first().waitFor()
      },
    },
  ],
})

const choice = (orderId: string): Visit => ({
  name: 'seller chooses', who: '강매니저', path: `/cars/${orderId}`,
  steps: [
    {
      name: 'choose a bidder', act: async (page) => {
        const bidders = page.getByRole('radiogroup', { name: '입찰한 상사' })
        await bidders.getByRole('radio').first().tap()
        await bidders.getByRole('radio', { checked: true }).waitFor()
      },
    },
    {
      name: 'ask that shop', act: async (page) => {
        await page.getByRole('button', { name: '이 상사에게 판매 요청', exact: true }).tap()
        await page.getByRole('alertdialog').waitFor()
      },
    },
  ],
})

const signIn: Visit = {
  name: 'sign-in', who: undefined, path: '/sign-in',
  steps: [
    {
      name: 'touch a field', act: async (page) => {
        await page.getByLabel('아이디', { exact: true }).tap()
        await page.locator('input:focus').waitFor()
      },
    },
    { name: 'type', act: (page) => typed(page, 'dealer') },
    {
      name: 'send it empty', act: async (page) => {
        await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).tap()
        await page.getByText('비밀번호를 입력해 주세요.').waitFor()
      },
    },
  ],
}

export const visitsOf = async (world: World): Promise<readonly Visit[]> => [
  market,
  car(await openPhotographedCar(world)),
  contract(await findContract(world, 'dealer', ['tradeScheduling'])),
  choice(await findCarToChooseFor(world, 'lease')),
  signIn,
]
