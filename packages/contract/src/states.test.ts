// The tables hold together: every state is reached, every deadline names what really happens.
import { describe, expect, it } from 'vitest'
import { contractMachines } from './contract-kinds.ts'
import { enumeration } from './enumeration.ts'
import { adjustmentStatus, subscriptionState, transportState, violationDetailType } from './enums.ts'
import { actorsOf, faultsOf, machine, type Action, type Machine } from './machine.ts'
import { allMachines } from './states.ts'
import { deliveryTransportState } from './states/yard/delivery-transport.ts'
import { subscriptionRowState } from './states/subscription.ts'
import { violationActs, violationDeadlines } from './states/violation-acts.ts'

const machines: readonly (readonly [string, Machine])[] = Object.entries(allMachines)
const actionsOf = (table: Machine): readonly (readonly [string, Action<string>])[] => Object.entries(table.actions)
const isWord = (text: string): boolean => /^[a-z][A-Za-z]*$/.test(text)
const contractTables: readonly (readonly [string, Machine])[] = Object.entries(contractMachines)

describe.each(machines)('%s', (_, table) => {
  it('reaches every state and has no action that can never happen', () => {
    expect(faultsOf(table)).toEqual([])
  })

  it('names for every action who may do it, once each', () => {
    for (const [, row] of actionsOf(table)) {
      expect(actorsOf(row).length).toBeGreaterThan(0)
      expect(new Set(actorsOf(row)).size).toBe(actorsOf(row).length)
    }
  })

  it('keeps guards as single words', () => {
    for (const [, row] of actionsOf(table)) for (const guard of row.guards ?? []) expect(guard).toSatisfy(isWord)
  })

  it('gives the clock an action wherever a deadline names one', () => {
    for (const row of Object.values(table.deadlines))
      for (const then of [row.atDue, row.atFinal])
        if (then !== undefined && isWord(then)) {
          const action = table.actions[then]
          expect(action === undefined ? [] : actorsOf(action), then).toContain('clock')
        }
  })

  it('says what happens at the end of a final time exactly where there is one', () => {
    for (const row of Object.values(table.deadlines)) expect(row.atFinal === undefined).toBe(row.final === undefined)
  })
})

describe('a table that does not hold together', () => {
  const lamp = enumeration('TestLamp', { off: ['꺼짐', 'Off'], on: ['켜짐', 'On'], broken: ['고장', 'Broken'] })

  it('is told about states that nothing reaches and actions that never happen', () => {
    const broken = machine('lamp', lamp, {
      make: { from: [], to: 'off', by: 'staff' },
      light: { from: ['off'], to: 'on', by: 'staff' },
      mend: { from: ['broken'], to: 'off', by: 'staff' },
    })
    expect(faultsOf(broken)).toEqual([
      'lamp: the state broken cannot be reached',
      'lamp: the action mend can never happen',
    ])
  })

  it('is told when no action creates a row', () => {
    const eternal = machine('lamp', lamp, {
      light: { from: ['off'], to: 'on', by: 'staff' },
      break: { from: ['on'], to: 'broken', by: 'clock' },
    })
    expect(faultsOf(eternal)).toContain('lamp: no action creates a row')
  })
})

describe('states that no row holds', () => {
  const leftOut = (whole: readonly string[], part: readonly string[]) => whole.filter((value) => !part.includes(value))

  it('leaves only the yard out of a delivery', () => {
    expect(leftOut(transportState.values, deliveryTransportState.values)).toEqual(['inflow'])
  })

  it('leaves only the missing row out of a subscription', () => {
    expect(leftOut(subscriptionState.values, subscriptionRowState.values)).toEqual(['notPurchased'])
  })

  it('keeps the labels of the whole', () => {
    expect(deliveryTransportState.labels.outflow).toEqual(transportState.labels.outflow)
  })
})

describe('contracts', () => {
  it.each(contractTables)('of kind %s are cancelled by staff at every open step and rest when closed', (_, table) => {
    const open = table.states.values.filter((step) => step !== 'done' && step !== 'cancelled')
    expect(table.actions['cancel']?.from).toEqual(open)
    for (const [name, row] of actionsOf(table)) {
      // Papers are looked at once more where the contract is done, which it stays.
      if (row.from.includes('done')) expect(['same', 'done'], name).toContain(row.to)
      expect(row.from, name).not.toContain('cancelled')
    }
  })

  it.each(contractTables)('of kind %s have exactly one deadline for each open step', (_, table) => {
    const open = table.states.values.filter((step) => step !== 'done' && step !== 'cancelled')
    expect(Object.keys(table.deadlines).toSorted()).toEqual(open.toSorted())
  })

  it('stand among all machines, whatever their kind', () => {
    const all: readonly Machine[] = Object.values(allMachines)
    for (const [kind, table] of contractTables) expect(all, kind).toContain(table)
  })

  it('punish a missed deadline with the details made for it', () => {
    const named = contractTables.flatMap(([kind, table]) =>
      Object.values(table.deadlines)
        .filter(({ violation }) => violation !== undefined)
        .map(({ violation }) => `${kind}Contract${violation}`))
    const expired = violationDetailType.values.filter((detail) => detail.endsWith('Expired'))
    expect(named.toSorted()).toEqual(expired.toSorted())
  })
})

describe('price cuts', () => {
  it('end as soon as the price is paid', () => {
    const acts = actionsOf(allMachines.adjustment).filter(([, row]) => row.from.length > 0)
    const withoutBound = acts.filter(([, row]) => !row.guards?.includes('priceUnpaid'))
    expect(withoutBound).toEqual([])
    expect(acts).toHaveLength(6)
  })

  it('go back to the beginning from every other state', () => {
    const { reset, resetAnswered } = allMachines.adjustment.actions
    const others = adjustmentStatus.values.filter((one) => one !== 'notSubmitted')
    expect([...reset.from, ...resetAnswered.from]).toEqual(others)
  })
})

describe('violations', () => {
  it('refuse a second pardon and a second release, and never a deletion', () => {
    expect(violationActs.pardon.refusals).toEqual(['ALREADY_PARDONED'])
    expect(violationActs.releaseRestriction.refusals).toContain('BID_RESTRICTION_ALREADY_RELEASED')
    expect(violationActs.forceDelete.refusals).toEqual([])
  })

  it('give the other side a day to answer whose fault it was', () => {
    expect(violationDeadlines.confirmFault.due).toEqual({ hours: 24 })
  })
})

it('gives every machine a name of its own', () => {
  const names = machines.map(([, table]) => table.name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(33)
})

/** Whom nobody asked yet hears of nothing; neither does a shop that is banned, of what it is asked no more. */
const beforeTheBuyer = new Set(['open', 'declineSale', 'expireSale', 'dropBanned'])

it.each(contractTables)('each move of a %s contract is told to both of its parties but whoever did it', (_, table) => {
  for (const [name, row] of actionsOf(table)) {
    const by = actorsOf(row)
    const parties = name.endsWith('Draft') ? [] : ['buyer', 'seller'] as const
    const others = parties.filter((party) => by.length > 1 || by[0] !== party)
    expect(row.tells ?? [], name).toEqual(others.filter((one) => one !== 'buyer' || !beforeTheBuyer.has(name)))
  }
})
