// A separate chunk: most pages do not need the rest of the protocol.
export { configSchema } from '@saywright/engine/protocol';
