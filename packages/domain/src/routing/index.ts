export { resolveAuto, routeInstruction } from './routing.ts';
