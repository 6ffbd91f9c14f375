import type { AiModel } from './models.ts';

/**
 * Whether a model can be chosen.
 * @example
 * canSelectModel({ available: false }) // => false
 */
export function canSelectModel(model: Pick<AiModel, 'available'>): boolean {
  return model.available;
}

/**
 * The id of the active model after a choice; an unknown or unavailable choice changes nothing.
 * @example
 * selectModel(aiModels, 'gpt-4-turbo', 'gemini-pro') // => 'gemini-pro'
 */
export function selectModel(models: readonly AiModel[], active: string, chosen: string): string {
  return models.some((model) => model.id === chosen && canSelectModel(model)) ? chosen : active;
}

/**
 * Colour of a score: green from 8, yellow from 6, else red. Always shown with the figure.
 * @example
 * modelScoreTone(7) // => 'yellow'
 */
export function modelScoreTone(score: number): 'green' | 'yellow' | 'red' {
  if (score >= 8) return 'green';
  return score >= 6 ? 'yellow' : 'red';
}
