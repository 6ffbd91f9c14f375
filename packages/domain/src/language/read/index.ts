export { readInstruction } from './readInstruction.ts';
export type { InstructionContext, InstructionReading } from './readInstruction.ts';
export { isPlausible } from '../core/advice/plausible.ts';
export { adviceFor } from '../core/advice/advice.ts';
