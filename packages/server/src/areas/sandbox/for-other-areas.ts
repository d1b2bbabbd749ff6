// What the program may use of the sandbox: the filling of an empty database.
export type { WorldRows } from './demo/rows.ts'
export { fillWorld } from './demo/fill-world.ts'
export type { DemoMarket } from './demo/market/car-pictures.ts'
export { drawCarPhotos } from './demo/market/draw-car-photos.ts'
export { fillMarket } from './demo/market/fill-market.ts'
export { renewMarket } from './demo/market/renew-market.ts'
export { renewDue } from './demo/market/watch-market.ts'
export type { MarketRows } from './demo/market/market-rows.ts'
