import { failedResponse } from '@saywright/domain/agents';
import { processingFailed } from '@saywright/domain/chat';
import { systemErrorResponse } from '@saywright/domain/monitoring';
import { commandErrors } from '@saywright/domain/network';
import type { Service } from '@saywright/domain/operations';
import { EngineError } from '../services/engineError.ts';
import { sentence } from '../services/errors.ts';

/** The chat's text for an instruction that could not be processed. */
export function failureText(error: unknown, service: Service): string {
  const words = sentence(error);
  if (error instanceof EngineError) {
    if (error.code !== 'unreachable' && error.code !== 'failed') return `${processingFailed}. ${words}`;
    // The agent failed rather than refused: its explanation comes first.
    const { explanation, warnings } = failedResponse(service);
    return error.code === 'failed'
      ? `${explanation} ${words}`
      : `${explanation} ${warnings.join('. ')}. ${words}`;
  }
  const isKnown = words === commandErrors.noInterface || words === commandErrors.notReady;
  return `${processingFailed}. ${isKnown ? words : systemErrorResponse.explanation}.`;
}
