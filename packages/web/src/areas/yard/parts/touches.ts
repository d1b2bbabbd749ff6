// Which answers are old after an act in the yard.

export const yardTouches = ['/yard-slots', '/check-ins', '/transports', '/orders', '/car-photos']
