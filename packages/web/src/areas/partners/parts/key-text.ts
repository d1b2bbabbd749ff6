// What a partner calls a customer or a car of its own: up to a hundred signs, without spaces.
export const isKeyText = (text: string): boolean => /^[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,100}$/u.test(text)
