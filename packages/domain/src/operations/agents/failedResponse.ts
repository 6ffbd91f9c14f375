import type { Service } from '../types.ts';
import type { AgentResponses } from './types.ts';

/** The explanation of each agent after a failure. */
const failureExplanations: Readonly<Record<Service, string>> = {
  database: 'Failed to process instruction. Please try again or rephrase your request.',
  'code-hosting': 'Failed to process instruction. Please check your repository connection and try again.',
  deployment: 'Failed to process instruction. Please check your deployment settings and try again.',
};

/**
 * The response of an agent that failed.
 * @example
 * failedResponse('deployment').warnings // => ['Network communication error']
 */
export function failedResponse<Key extends Service>(
  service: Key,
  warning = 'Network communication error',
): AgentResponses[Key] & { readonly success: false } {
  return {
    success: false,
    simulated: false,
    explanation: failureExplanations[service],
    warnings: [warning],
    commands: [],
  };
}
