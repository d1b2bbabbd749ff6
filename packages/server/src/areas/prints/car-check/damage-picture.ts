// The two drawings of the damage map as pictures for paper: the outer body and the frame, each damage with its letter.
import type { DamagePosition, DamageValue } from '@bidyard/contract/enums'
import { damageLetters, inOrder } from '@bidyard/contract/shapes/damage-map/damage-letters'
import { innerHeight, innerLines, innerParts } from '@bidyard/contract/shapes/damage-map/inner-parts'
import { outerHeight, outerLines, outerParts } from '@bidyard/contract/shapes/damage-map/outer-parts'
import { drawingWidth, type PartOutline } from '@bidyard/contract/shapes/damage-map/part-outline'

export type DamagesByPart = ReadonlyMap<DamagePosition, readonly DamageValue[]>

const line = '#8a94a6'
const [grave, mended, slight, painted] = ['#d92d20', '#b54708', '#344054', '#2456f0']
const inks: Readonly<Record<DamageValue, string>> = {
  exchange: grave, broken: grave, panel_repair: mended, corrosion: mended, dent: slight, scratch: slight,
  painting: painted, needPaint: painted,
}

const mirror = `transform="translate(${drawingWidth},0) scale(-1,1)"`

const soundFill = (position: DamagePosition): string => {
  if (/glass|windshield|lamp|grille/.test(position)) return '#eef1f6'
  return position.includes('tire') ? '#e3e7ee' : '#ffffff'
}

const outline = ({ position, path, mirrored }: PartOutline, isDamaged: boolean): string =>
  `<path d="${path}" fill-rule="evenodd" fill="${isDamaged ? '#fde8e6' : soundFill(position)}" stroke="${line}" `
  + `stroke-width="1.2" stroke-linejoin="round" ${mirrored ? mirror : ''}/>`

const circle = (x: number, y: number, letter: string, ink: string): string =>
  `<circle cx="${x}" cy="${y}" r="11.5" fill="${ink}" stroke="#ffffff" stroke-width="1.5"/>`
  + `<text x="${x}" y="${y + 4.8}" text-anchor="middle" font-family="Pretendard" font-weight="700" font-size="13.5" `
  + `fill="#ffffff">${letter}</text>`

/** Beside each other, the gravest first; the list below the drawing has all of them. */
const marks = ({ x, y }: PartOutline, values: readonly DamageValue[]): string => {
  const shown = inOrder(values).slice(0, 3)
  const left = x - ((shown.length - 1) * 21) / 2
  return shown.map((value, at) => circle(left + at * 21, y, damageLetters[value], inks[value])).join('')
}

const word = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Pretendard" font-weight="600" font-size="12" `
  + `fill="#667085">${text}</text>`

const draw = (
  parts: readonly PartOutline[], lines: readonly string[], height: number, damages: DamagesByPart,
): string => {
  const valuesOf = ({ position }: PartOutline) => damages.get(position) ?? []
  const half = drawingWidth / 2
  const seams = lines.map((path) => `<path d="${path}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -20 ${drawingWidth} ${height + 40}">`
    + word(half, -6, '앞') + word(half, height + 14, '뒤')
    + word(34, -6, '운전석(좌)') + word(drawingWidth - 38, -6, '동반석(우)')
    + parts.map((part) => outline(part, valuesOf(part).length > 0)).join('')
    + `<g fill="none" stroke="#b4bccb" stroke-width="1">${seams}<g ${mirror}>${seams}</g></g>`
    + parts.map((part) => marks(part, valuesOf(part))).join('')
    + '</svg>'
}

export const drawDamages = (damages: DamagesByPart) => ({
  outer: draw(outerParts, outerLines, outerHeight, damages),
  inner: draw(innerParts, innerLines, innerHeight, damages),
})
