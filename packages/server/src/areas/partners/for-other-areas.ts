// What later areas, the program and its web may use of the partners.
export { fillPartners } from './demo/fill-partners.ts'
export { openLaunchFrames } from './launch/launch-frames.ts'
export { openSamplePartners } from './sample-partners.ts'
export { seesPartner } from './seen-by.ts'
export { partnerJobs } from './upkeep/jobs.ts'
