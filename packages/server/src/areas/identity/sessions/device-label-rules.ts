// A short name for the browser of a session, so that its owner knows it again in a list.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'], [/Whale\//, 'Whale'], [/SamsungBrowser\//, 'Samsung Internet'],
  [/KAKAOTALK/i, 'KakaoTalk'], [/NAVER\(inapp/i, 'NAVER'],
  [/OPR\//, 'Opera'], [/(Firefox|FxiOS)\//, 'Firefox'], [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'], [/Android/, 'Android'], [/Windows/, 'Windows'], [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'], [/Linux/, 'Linux'],
]

const first = (text: string, of: readonly (readonly [RegExp, string])[]): string | undefined =>
  of.find(([pattern]) => pattern.test(text))?.[1]

/** Programs say what they like of themselves; only known words come through. */
export const deviceLabel = (userAgent: string | undefined): string | null => {
  const known = [first(userAgent ?? '', browsers), first(userAgent ?? '', systems)].filter((part) => part !== undefined)
  return known.length === 0 ? null : known.join(' · ')
}
