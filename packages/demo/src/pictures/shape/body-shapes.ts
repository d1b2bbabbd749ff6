// The bodies on the market, in metres: outlines seen from the side, widths, wheels, doors and ends.
import type { Points } from './curve.ts'

export const bodyNames = ['sedan', 'hatch', 'light', 'coupe', 'wagon', 'suv', 'van', 'truck'] as const
export type BodyName = (typeof bodyNames)[number]

export interface End {
  /** Where the end reaches farthest, and how deep its roundness goes seen from above and from the side. */
  readonly height: number
  readonly depth: number
  readonly power: number
  readonly upper: number
  readonly lower: number
}

export interface BodyShape {
  readonly length: number
  readonly halfWidth: number
  readonly frontAxle: number
  readonly rearAxle: number
  readonly tyre: number
  readonly clearance: number
  readonly top: Points
  readonly belt: Points
  /** How much narrower the roof is than the body below it, on each side. */
  readonly tumble: number
  readonly nose: End
  readonly tail: End
  /** From here to there the top belongs to the bonnet, the windscreen, the roof, the rear window. */
  readonly cowl: number
  readonly roofFront: number
  readonly roofRear: number
  readonly deck: number
  /** Shut lines of the doors from front to rear, and where the glass behind the last one ends. */
  readonly doors: readonly number[]
  readonly glassEnd: number
  readonly bonnetEdge: number
  readonly cladding: boolean
}

export const bodyShapes: Readonly<Record<BodyName, BodyShape>> = {
  sedan: {
    length: 4.88, halfWidth: 0.93, frontAxle: 0.94, rearAxle: 3.78, tyre: 0.338, clearance: 0.19,
    top: [[0.1, 0.78], [0.4, 0.845], [0.8, 0.9], [1.2, 0.948], [1.42, 0.985], [1.5, 1.02], [2.02, 1.34], [2.3, 1.43],
      [2.75, 1.465], [3.2, 1.44], [3.55, 1.37], [4.12, 1.125], [4.26, 1.085], [4.6, 1.055], [4.78, 1.02]],
    belt: [[0.1, 0.735], [0.6, 0.815], [1.4, 0.9], [2.2, 0.935], [3.4, 0.965], [4.2, 0.985], [4.75, 0.965]],
    tumble: 0.25,
    nose: { height: 0.52, depth: 0.6, power: 2.9, upper: 0.15, lower: 0.1 },
    tail: { height: 0.66, depth: 0.5, power: 3.1, upper: 0.13, lower: 0.14 },
    cowl: 1.44, roofFront: 2.16, roofRear: 3.4, deck: 4.2,
    doors: [1.5, 2.56, 3.5], glassEnd: 3.86, bonnetEdge: 0.24, cladding: false,
  },
  hatch: {
    length: 4.3, halfWidth: 0.9, frontAxle: 0.87, rearAxle: 3.5, tyre: 0.328, clearance: 0.18,
    top: [[0.1, 0.79], [0.35, 0.855], [0.8, 0.92], [1.12, 0.98], [1.22, 1.015], [1.82, 1.38], [2.1, 1.455],
      [2.5, 1.475],
      [3.1, 1.455], [3.6, 1.4], [3.86, 1.355], [4.08, 1.09], [4.2, 0.98]],
    belt: [[0.1, 0.745], [0.6, 0.845], [1.2, 0.915], [2.2, 0.95], [3.2, 0.995], [3.9, 1.03], [4.15, 1.0]],
    tumble: 0.22,
    nose: { height: 0.5, depth: 0.56, power: 2.7, upper: 0.16, lower: 0.12 },
    tail: { height: 0.6, depth: 0.5, power: 3, upper: 0.12, lower: 0.16 },
    cowl: 1.16, roofFront: 1.96, roofRear: 3.84, deck: 4.06,
    doors: [1.36, 2.32, 3.2], glassEnd: 3.62, bonnetEdge: 0.22, cladding: false,
  },
  light: {
    length: 3.6, halfWidth: 0.8, frontAxle: 0.68, rearAxle: 3.08, tyre: 0.292, clearance: 0.17,
    top: [[0.08, 0.82], [0.3, 0.89], [0.6, 0.94], [0.86, 1.0], [0.95, 1.04], [1.5, 1.4], [1.78, 1.475], [2.2, 1.495],
      [2.7, 1.48], [3.1, 1.44], [3.28, 1.4], [3.44, 1.12], [3.53, 1.0]],
    belt: [[0.08, 0.77], [0.5, 0.87], [1, 0.93], [1.8, 0.965], [2.7, 1.01], [3.2, 1.05], [3.48, 1.03]],
    tumble: 0.18,
    nose: { height: 0.5, depth: 0.5, power: 2.5, upper: 0.16, lower: 0.12 },
    tail: { height: 0.6, depth: 0.4, power: 3, upper: 0.1, lower: 0.14 },
    cowl: 0.9, roofFront: 1.64, roofRear: 3.24, deck: 3.42,
    doors: [1.08, 1.98, 2.74], glassEnd: 3.02, bonnetEdge: 0.18, cladding: false,
  },
  coupe: {
    length: 4.62, halfWidth: 0.935, frontAxle: 0.9, rearAxle: 3.66, tyre: 0.345, clearance: 0.15,
    top: [[0.1, 0.7], [0.4, 0.785], [0.9, 0.85], [1.4, 0.895], [1.56, 0.915], [1.66, 0.95], [2.2, 1.25], [2.46, 1.315],
      [2.75, 1.335], [3.1, 1.305], [3.45, 1.22], [4.06, 0.985], [4.22, 0.965], [4.45, 0.955], [4.54, 0.92]],
    belt: [[0.1, 0.66], [0.6, 0.765], [0.95, 0.815], [1.5, 0.85], [2.3, 0.86], [3.2, 0.895], [4, 0.92], [4.5, 0.87]],
    tumble: 0.27,
    nose: { height: 0.44, depth: 0.7, power: 2.5, upper: 0.2, lower: 0.12 },
    tail: { height: 0.58, depth: 0.6, power: 2.7, upper: 0.16, lower: 0.16 },
    cowl: 1.6, roofFront: 2.34, roofRear: 3.2, deck: 4.1,
    doors: [1.64, 2.95], glassEnd: 3.62, bonnetEdge: 0.25, cladding: false,
  },
  wagon: {
    length: 4.75, halfWidth: 0.92, frontAxle: 0.93, rearAxle: 3.71, tyre: 0.335, clearance: 0.18,
    top: [[0.1, 0.775], [0.4, 0.84], [0.8, 0.895], [1.2, 0.94], [1.38, 0.98], [1.46, 1.015], [2.02, 1.36], [2.3, 1.45],
      [2.8, 1.485], [3.5, 1.47], [4.1, 1.425], [4.32, 1.385], [4.55, 1.09], [4.66, 0.97]],
    belt: [[0.1, 0.73], [0.6, 0.81], [1.4, 0.895], [2.2, 0.93], [3.4, 0.97], [4.3, 1.02], [4.62, 0.99]],
    tumble: 0.23,
    nose: { height: 0.5, depth: 0.62, power: 2.7, upper: 0.17, lower: 0.12 },
    tail: { height: 0.6, depth: 0.5, power: 3, upper: 0.12, lower: 0.16 },
    cowl: 1.42, roofFront: 2.16, roofRear: 4.3, deck: 4.52,
    doors: [1.5, 2.52, 3.42], glassEnd: 4.2, bonnetEdge: 0.24, cladding: false,
  },
  suv: {
    length: 4.78, halfWidth: 0.95, frontAxle: 0.93, rearAxle: 3.7, tyre: 0.372, clearance: 0.225,
    top: [[0.06, 0.985], [0.35, 1.045], [0.8, 1.09], [1.16, 1.115], [1.28, 1.155], [1.84, 1.55], [2.1, 1.645],
      [2.6, 1.69],
      [3.3, 1.68], [3.9, 1.64], [4.26, 1.585], [4.52, 1.18], [4.64, 1.06], [4.7, 1.0]],
    belt: [[0.06, 0.945], [0.5, 1.005], [1.2, 1.055], [2.2, 1.07], [3.3, 1.1], [4.1, 1.15], [4.6, 1.12]],
    tumble: 0.2,
    nose: { height: 0.66, depth: 0.46, power: 3.4, upper: 0.1, lower: 0.12 },
    tail: { height: 0.68, depth: 0.45, power: 3.2, upper: 0.12, lower: 0.18 },
    cowl: 1.2, roofFront: 1.98, roofRear: 4.24, deck: 4.5,
    doors: [1.42, 2.46, 3.4], glassEnd: 4.12, bonnetEdge: 0.2, cladding: true,
  },
  van: {
    length: 5.15, halfWidth: 0.985, frontAxle: 0.94, rearAxle: 4.03, tyre: 0.35, clearance: 0.19,
    top: [[0.06, 0.93], [0.35, 1.01], [0.75, 1.08], [0.98, 1.12], [1.08, 1.16], [1.82, 1.6], [2.15, 1.7], [2.7, 1.745],
      [3.8, 1.74], [4.5, 1.71], [4.78, 1.66], [4.96, 1.22], [5.03, 1.05], [5.08, 0.98]],
    belt: [[0.06, 0.885], [0.5, 0.965], [1, 1.03], [2, 1.06], [3.5, 1.08], [4.7, 1.11], [5, 1.09]],
    tumble: 0.17,
    nose: { height: 0.6, depth: 0.46, power: 3.2, upper: 0.11, lower: 0.11 },
    tail: { height: 0.64, depth: 0.36, power: 3.6, upper: 0.09, lower: 0.14 },
    cowl: 1.02, roofFront: 1.98, roofRear: 4.76, deck: 4.94,
    doors: [1.34, 2.4, 3.5], glassEnd: 4.66, bonnetEdge: 0.2, cladding: false,
  },
  truck: {
    length: 1.98, halfWidth: 0.85, frontAxle: 0.62, rearAxle: 3.2, tyre: 0.325, clearance: 0.3,
    top: [[0.05, 1.06], [0.09, 1.12], [0.36, 1.62], [0.52, 1.86], [0.68, 1.94], [1, 1.965], [1.6, 1.96], [1.9, 1.93],
      [1.95, 1.85]],
    belt: [[0.05, 0.98], [0.2, 1.08], [0.5, 1.13], [1.2, 1.15], [1.95, 1.17]],
    tumble: 0.13,
    nose: { height: 0.7, depth: 0.28, power: 3.2, upper: 0.07, lower: 0.08 },
    tail: { height: 1, depth: 0.1, power: 4, upper: 0.05, lower: 0.05 },
    cowl: 0.05, roofFront: 0.56, roofRear: 1.9, deck: 1.96,
    doors: [0.34, 1.4], glassEnd: 1.76, bonnetEdge: 0.05, cladding: false,
  },
}
