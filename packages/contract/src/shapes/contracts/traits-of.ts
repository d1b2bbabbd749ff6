// Asks what is so of a kind of contract, and which kinds something is so of.
import type { ContractKind } from '../../enums/contracts.ts'
import { type KindTraits, kindTraits } from '../../states/contracts/kind-traits.ts'

export type { KindTraits } from '../../states/contracts/kind-traits.ts'

export const traitsOf = (kind: ContractKind): KindTraits => kindTraits[kind]

/** The kinds of which something is so, for tables of what only they have. */
export type KindWhere<Trait extends keyof KindTraits, Value extends KindTraits[Trait]> = {
  [Kind in ContractKind]: (typeof kindTraits)[Kind][Trait] extends Value ? Kind : never
}[ContractKind]

/** Nothing is so yet of an order that has not said its kind. */
export const hasTrait = <Trait extends keyof KindTraits, const Value extends KindTraits[Trait]>(
  kind: ContractKind | null, trait: Trait, value: Value,
): kind is KindWhere<Trait, Value> => kind !== null && traitsOf(kind)[trait] === value

export const kindsWhere = <Trait extends keyof KindTraits, const Value extends KindTraits[Trait]>(
  trait: Trait, value: Value,
): readonly KindWhere<Trait, Value>[] =>
  (Object.keys(kindTraits) as ContractKind[]).filter((kind) => hasTrait(kind, trait, value))
