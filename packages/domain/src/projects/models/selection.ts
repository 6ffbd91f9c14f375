import type { AiModel } from './models.ts';

/**
 * Whether a model can be chosen (SP-ADVF-35).
 * @example
 * canSelectModel({ available: false }) // => false
 */
export function canSelectModel(model: Pick<AiModel, 'available'>): boolean {
  return model.available;
}

/**
 * The id of the one active model after a choice; an unknown or unavailable one changes nothing (SP-ADVF-10, SP-ADVF-35).
 * @example
 * selectModel(aiModels, 'gpt-4-turbo', 'gemini-pro') // => 'gemini-pro'
 */
export function selectModel(models: readonly AiModel[], active: string, chosen: string): string {
  return models.some((model) => model.id === chosen && canSelectModel(model)) ? chosen : active;
}

/**
 * Colour of a score, always with the figure beside it: green from 8, yellow from 6, else red (SP-ADVF-57, H42).
 * @example
 * modelScoreTone(7) // => 'yellow'
 */
export function modelScoreTone(score: number): 'green' | 'yellow' | 'red' {
  if (score >= 8) return 'green';
  return score >= 6 ? 'yellow' : 'red';
}
