/** How a model is used (SP-ADVF-29). */
export interface ModelSettings {
  readonly temperature: number;
  readonly maxTokens: number;
  readonly streamResponses: boolean;
  readonly contextAwareness: boolean;
}

/** The limits of a slider. */
export interface SliderLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

/** The two sliders (SP-ADVF-46 to SP-ADVF-51). */
export const modelSliders: Readonly<Record<'temperature' | 'maxTokens', SliderLimits>> = {
  temperature: { min: 0, max: 2, step: 0.1, initial: 0.7 },
  maxTokens: { min: 256, max: 4096, step: 256, initial: 2048 },
};

/** The settings at first (SP-ADVF-29, SP-ADVF-48, SP-ADVF-51). */
export const defaultModelSettings: ModelSettings = {
  temperature: modelSliders.temperature.initial,
  maxTokens: modelSliders.maxTokens.initial,
  streamResponses: true,
  contextAwareness: true,
};

/** How many steps PageUp and PageDown take (SP-ADVF-52). */
export const pageSteps = 10;

/**
 * The nearest value a slider has, rounded to one decimal; what is no number gives the initial value (A98).
 * @example
 * sliderValue(modelSliders.maxTokens, 1000) // => 1024
 */
export function sliderValue({ min, max, step, initial }: SliderLimits, value: number): number {
  if (Number.isNaN(value)) return initial;
  const limited = Math.min(max, Math.max(min, value));
  const stepped = min + Math.round((limited - min) / step) * step;
  return Math.min(max, Math.round(stepped * 10) / 10);
}

const keySteps: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', pageSteps],
  ['PageDown', -pageSteps],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
]);

/**
 * The value of a slider after a key; it stops at its ends, and other keys change nothing (SP-ADVF-52, A98).
 * @example
 * sliderKey(modelSliders.temperature, 0.7, 'ArrowRight') // => 0.8
 */
export function sliderKey(limits: SliderLimits, value: number, key: string): number {
  const current = sliderValue(limits, value);
  return sliderValue(limits, current + (keySteps.get(key) ?? 0) * limits.step);
}
