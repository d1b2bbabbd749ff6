// What an enumeration is: named values in their order, each with a Korean and an English label.
import { z } from 'zod'

export interface Label {
  readonly ko: string
  readonly en: string
}

export interface Enumeration<Name extends string = string, Value extends string = string> {
  readonly name: Name
  readonly values: readonly [Value, ...Value[]]
  readonly labels: Readonly<Record<Value, Label>>
  readonly schema: z.ZodEnum<{ [V in Value]: V }>
}

/** Labels are pairs of Korean and English; the order of the keys is the order on every screen. */
export const enumeration = <
  const Name extends string,
  const Pairs extends Readonly<Record<string, readonly [ko: string, en: string]>>,
>(
  name: Name,
  pairs: Pairs,
): Enumeration<Name, Extract<keyof Pairs, string>> => {
  type Value = Extract<keyof Pairs, string>
  const values = Object.keys(pairs) as [Value, ...Value[]]
  const labels = Object.fromEntries(
    Object.entries(pairs).map(([value, [ko, en]]) => [value, { ko, en }]),
  ) as Record<Value, Label>
  const schema = z.enum(values).meta({ id: name }) as z.ZodEnum<{ [V in Value]: V }>
  return { name, values, labels, schema }
}

export type ValueOf<E> = E extends Enumeration<string, infer Value> ? Value : never

/** Some values of an enumeration under a name of their own, for rows that never reach the others. */
export const partOf = <const Name extends string, Value extends string, const Kept extends Value>(
  name: Name,
  whole: Enumeration<string, Value>,
  kept: readonly [Kept, ...Kept[]],
): Enumeration<Name, Extract<Kept, string>> => {
  const pairs = kept.map((value) => [value, [whole.labels[value].ko, whole.labels[value].en]])
  return enumeration(name, Object.fromEntries(pairs) as Record<Kept, readonly [ko: string, en: string]>)
}
