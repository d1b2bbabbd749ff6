// Bars of Code 128 (ISO/IEC 15417), set B: widths of bars and gaps in turn, for the readers of a yard.

// Three bars and three gaps each, by value; the last one ends a code and has a bar more.
const widths = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211'
  + '221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113'
  + '132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121'
  + '312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211'
  + '221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141'
  + '114113114311411113411311113141114131311141411131211412211214211232'
).match(/\d{6}/g) ?? []
const stop = '2331112'
const startOfB = 104
const modulus = 103

/** Dark and light widths in turn, the first one dark. Throws where a letter has no place in set B. */
export const code128Of = (text: string): readonly number[] => {
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - 32)
  if (values.length === 0 || values.some((value) => value < 0 || value > 94))
    throw new RangeError(`${text} cannot be written in bars`)
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), startOfB) % modulus
  const codes = [startOfB, ...values, check].map((value) => widths[value] ?? '')
  return Array.from(codes.join('') + stop, Number)
}

const quiet = 10

/** As a picture with the quiet on both sides that readers want. */
export const code128Picture = (text: string): string => {
  const bars = code128Of(text)
  let left = quiet
  const drawn = bars.map((width, at) => {
    const bar = at % 2 === 0 ? `M${left} 0h${width}v40h-${width}z` : ''
    left += width
    return bar
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + quiet} 40" preserveAspectRatio="none">`
    + `<path d="${drawn}" fill="#000000"/></svg>`
}
