// Loaded with the first event of a host, which most pages never see.
export { parseStatusDetail } from '@saywright/domain/network';
