/** The settings of a model. */
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

/** The two sliders. */
export const modelSliders: Readonly<Record<'temperature' | 'maxTokens', SliderLimits>> = {
  temperature: { min: 0, max: 2, step: 0.1, initial: 0.7 },
  maxTokens: { min: 256, max: 4096, step: 256, initial: 2048 },
};

/** The initial settings. */
export const defaultModelSettings: ModelSettings = {
  temperature: modelSliders.temperature.initial,
  maxTokens: modelSliders.maxTokens.initial,
  streamResponses: true,
  contextAwareness: true,
};

/**
 * The nearest value of a slider, rounded to one decimal; the initial value for anything that is not a number.
 * @example
 * sliderValue(modelSliders.maxTokens, 1000) // => 1024
 */
export function sliderValue({ min, max, step, initial }: SliderLimits, value: number): number {
  if (Number.isNaN(value)) return initial;
  const limited = Math.min(max, Math.max(min, value));
  const stepped = min + Math.round((limited - min) / step) * step;
  return Math.min(max, Math.round(stepped * 10) / 10);
}
