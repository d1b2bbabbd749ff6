// Writes forms and files in EUC-KR, the Korean encoding of old, as notices and sheets come in it; Node only reads it.
import { koreanSign } from '../providers/bank/iniapi/korean-form.ts'

export { koreanForm } from '../providers/bank/iniapi/korean-form.ts'

export const koreanBytes = (text: string): Buffer =>
  Buffer.concat(Array.from(text, (sign) => {
    const hex = koreanSign(sign)
    return hex === undefined ? Buffer.from(sign) : Buffer.from(hex.replaceAll('%', ''), 'hex')
  }))
