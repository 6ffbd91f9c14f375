/** In a file of its own, so that the planner behind it is fetched when something is generated, and not before. */
export { generateCode } from '@saywright/domain/demo';
