export { advance } from './advance.ts';
export type { DiscourseEvent } from './advance.ts';
export { emptyContext, parseContext } from './context.ts';
export type { DiscourseChoice, DiscourseContext, DiscoursePlan, DiscourseTable } from './context.ts';
export { focusOf } from './focus.ts';
export type { Focus } from './focus.ts';
export type { Resolution } from './resolution.ts';
export { resolve } from './resolve.ts';
export { tell } from './tell.ts';
