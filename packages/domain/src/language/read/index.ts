export { readInstruction } from './readInstruction.ts';
export type { InstructionContext, InstructionReading } from './readInstruction.ts';
export { isPlausible } from './plausible.ts';
