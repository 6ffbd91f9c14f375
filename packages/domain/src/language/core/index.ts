export { withClock } from './clock.ts';
export { readNewColumns } from './frames/schema/newColumns.ts';
export { readHosts } from './hosts/read.ts';
export type { HostContext, HostReading } from './hosts/types.ts';
export { missingList, type MissingList } from './lookups/missingList.ts';
export { readLookup } from './lookups/lookups.ts';
export { readDatabase } from './read.ts';
export { readPeopleRules, readRowList } from './rowList.ts';
export type { CoreContext } from './read.ts';
