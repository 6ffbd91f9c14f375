// A separate chunk, loaded with the first event of a host; most pages never get one.
export { parseStatusDetail } from '@saywright/domain/network';
