import { isBlank } from '../../shared/text/index.ts';

/** The longest instruction that is accepted, in characters. */
export const maxInstructionLength = 20_000;

/**
 * Whether the send control is enabled: something was typed and nothing is processing.
 * @example
 * canSend('Show customers', false) // => true
 */
export function canSend(text: string, isProcessing: boolean): boolean {
  return !isProcessing && !isBlank(text);
}

/**
 * Why an instruction is not accepted, as a sentence; undefined when it is.
 * @example
 * instructionProblem(' ') // => 'The instruction is empty. Please say what should change.'
 */
export function instructionProblem(text: string): string | undefined {
  if (isBlank(text)) return 'The instruction is empty. Please say what should change.';
  if (text.length > maxInstructionLength) {
    return 'An instruction can have at most 20,000 characters. Please say it in parts.';
  }
  return undefined;
}
