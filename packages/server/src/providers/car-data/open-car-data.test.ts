// Who is asked for facts about cars where: stand-ins in the sandbox only, and nobody where there is no contract.
import { expect, test } from 'vitest'
import { alphaSettings } from '../../testing/alpha-settings.ts'
import { openBankLine } from '../../testing/bank/bank-line.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import type { Reader } from '../../runtime/database/database.ts'
import { openCarData } from './open-car-data.ts'

const opened = (settings: Readonly<Record<string, string>>, ownOrigin: string) =>
  openCarData(readEnvironment(settings), {
    db: {} as Reader, now: async () => new Date(), ownOrigin: () => ownOrigin, carDataMs: 300,
  })

test('outside the sandbox nobody stands in, and whoever has no contract is down', async () => {
  const line = await openBankLine()
  const { carData, carDataSimulators } = opened(alphaSettings, line.origin)
  expect(carDataSimulators).toBeUndefined()
  const price = {
    carNo: '12가3456', names: ['현대'], modelYear: 2020, firstRegisteredOn: '2020-01-01', fuel: 'gasoline', km: 1,
  } as const
  const down = { kind: 'down', why: 'there is no contract with it' }
  expect(await carData.history.find({ carNo: '12가3456', asOf: '2026-01-01' })).toEqual(down)
  expect(await carData.register.find({ carNo: '12가3456', ownerName: '홍길동' })).toEqual(down)
  expect(await carData.prices.findGuide(price)).toEqual(down)
  expect(line.heard).toEqual([])
  await line.stop()
})

test('in the sandbox the stand-ins are asked on our own server', async () => {
  const line = await openBankLine()
  line.say({ resultCode: '01' })
  const { carData, carDataSimulators } = opened({ BIDYARD_ENV: 'local' }, line.origin)
  expect(carDataSimulators).toBeDefined()
  expect(await carData.register.find({ carNo: '12가3456', ownerName: '홍길동' })).toEqual({ kind: 'missing' })
  expect(line.heard.map(({ path }) => path)).toEqual(['/simulators/auto-begins'])
  await line.stop()
})
