export { resolveAuto, routeInstruction } from './routing.ts';
export { elsewhere, serviceOf, type Elsewhere } from './serviceOf.ts';
