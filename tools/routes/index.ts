export { checkRoutes, checkUnrecorded } from './check';
export { readRecords, recordOf, routesNow, writeRecords, type Records } from './records';
