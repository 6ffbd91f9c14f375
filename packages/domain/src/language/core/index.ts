export { readHosts } from './hosts/read.ts';
export type { HostContext, HostReading } from './hosts/types.ts';
