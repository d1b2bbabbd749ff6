// Fills in the templates of the Helm chart: the small part of Helm's language that they are allowed to use.

export interface Given {
  readonly Values: Readonly<Record<string, unknown>>
  readonly Release: { readonly Name: string }
  readonly Chart: Readonly<Record<string, unknown>>
}

const at = (given: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), given)

const textOf = (value: unknown, what: string): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new Error(`${what} is no text`)
}

const line = /\{\{ (?:\.([\w.]+)|\$(\w+))( \| quote)? \}\}/g
const range = /^ *\{\{- range \$(\w+), \$(\w+) := \.([\w.]+) \}\}\n([\s\S]*?)^ *\{\{- end \}\}\n/gm

const fill = (template: string, given: object, named: ReadonlyMap<string, unknown> = new Map()): string =>
  template.replaceAll(line, (found: string, path: string | undefined, name: string | undefined, quoted?: string) => {
    const text = textOf(path === undefined ? named.get(name ?? '') : at(given, path), found)
    return quoted === undefined ? text : JSON.stringify(text)
  })

export const renderTemplate = (template: string, given: Given): string => {
  const opened = template.replaceAll(range, (_, key: string, value: string, path: string, body: string) =>
    Object.entries(at(given, path) ?? {}).map((one) =>
      fill(body, given, new Map<string, unknown>([[key, one[0]], [value, one[1]]]))).join(''))
  const filled = fill(opened, given)
  const left = /\{\{.*/.exec(filled)
  if (left !== null) throw new Error(`the chart uses more of Helm than its check knows: ${left[0]}`)
  return filled
}
