// The examples for Prometheus and Grafana ask only for numbers that a process really tells.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openMetrics } from '@bidyard/server/runtime/metrics'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../../docs/operations')
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
const told = async (): Promise<Set<string>> => {
  const lines = (await openMetrics().registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name])
  return new Set(lines)
}
const asked = (text: string): string[] => [...new Set(text.match(/bidyard_[a-z0-9_]+[a-z0-9]/g))]

test.each(['monitoring/alerts.yml', 'monitoring/dashboard.json', 'monitoring.md'])('%s', async (file) => {
  const names = await told()
  const wanted = asked(textOf(file)).filter((name) => !/^bidyard_(process|nodejs)$/.test(name))
  expect(wanted.length).toBeGreaterThan(4)
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

test('the page tells every number of our own', async () => {
  const page = textOf('monitoring.md')
  const own = (await openMetrics().registry.getMetricsAsJSON()).map(({ name }) => name)
    .filter((name) => !/^bidyard_(process|nodejs)_/.test(name))
  expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('the dashboard is one that Grafana can read: panels side by side, each with a question', () => {
  const { panels } = JSON.parse(textOf('monitoring/dashboard.json')) as {
    readonly panels: readonly {
      readonly id: number; readonly title: string; readonly targets: readonly { readonly expr: string }[]
      readonly gridPos: { readonly x: number; readonly y: number }
    }[]
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`)).size).toBe(panels.length)
  for (const { title, targets } of panels) expect(targets.map(({ expr }) => asked(expr).length), title).not.toContain(0)
})
