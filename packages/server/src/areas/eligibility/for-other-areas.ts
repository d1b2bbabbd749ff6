// What later areas and the tables of the product may use of eligibility.
export { type Obstacle } from './eligibility-rules.ts'
export { type Eligibility, readEligibility } from './read-eligibility.ts'
export { tellEligibility } from './tell-eligibility.ts'
