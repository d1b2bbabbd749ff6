// What later areas, the program and its web may use of the partners.
export { fillPartners } from './demo/fill-partners.ts'
export { insertPresentedCars, type PresentedCar } from './demo/present-cars.sql.ts'
export { openLaunchFrames } from './launch/launch-frames.ts'
export { openSamplePartners } from './sample-partners.ts'
export { findExhibit, type ExhibitRecord } from './exhibits/exhibits.sql.ts'
export { findPartner } from './partners.sql.ts'
export { ofSeenExhibit, seesCarOf, seesExhibit, seesPartner } from './seen-by.ts'
export { partnerJobs } from './upkeep/jobs.ts'
