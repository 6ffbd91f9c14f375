import {
  aiModels,
  canSelectModel,
  defaultModelId,
  defaultModelSettings,
  modelPerformance,
  modelScoreTone,
  modelSliders,
  modelSpecialties,
  selectModel,
  sliderValue,
} from '@saywright/domain/models';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('models', () => {
  it('are five, one of them not yet available', () => {
    expect(aiModels).toHaveLength(5);
    expect(new Set(aiModels.map(({ id }) => id)).size).toBe(5);
    expect(defaultModelId).toBe('gpt-4-turbo');
    expect(aiModels.some(({ id }) => id === defaultModelId)).toBe(true);
    const waiting = aiModels.filter((model) => !canSelectModel(model));
    expect(waiting.map(({ name }) => name)).toEqual(['Large Model (Coming Soon)']);
    expect(modelSpecialties).toEqual(['general', 'code', 'design', 'database']);
    expect(new Set(aiModels.map(({ specialty }) => specialty))).toEqual(new Set(['general', 'code']));
  });

  it('have scores from 0 to 10 in every colour', () => {
    const scores = aiModels.flatMap(({ speed, accuracy, cost }) => [speed, accuracy, cost]);
    expect(scores.every((score) => score >= 0 && score <= 10)).toBe(true);
    expect(new Set(scores.map(modelScoreTone))).toEqual(new Set(['green', 'yellow', 'red']));
    for (const model of aiModels) {
      expect(Object.keys(model)).toEqual([
        'id',
        'name',
        'provider',
        'description',
        'capabilities',
        'speed',
        'accuracy',
        'cost',
        'specialty',
        'available',
      ]);
    }
  });

  it.each([
    [10, 'green'],
    [8, 'green'],
    [7.9, 'yellow'],
    [6, 'yellow'],
    [5.9, 'red'],
    [0, 'red'],
    [Number.NaN, 'red'],
  ])('%d is %s', (score, tone) => {
    expect(modelScoreTone(score)).toBe(tone);
  });

  it.each([
    ['starcoder-2', 'starcoder-2'],
    ['gpt-4-turbo', 'gpt-4-turbo'],
    ['large-model', 'gpt-4-turbo'],
    ['unknown', 'gpt-4-turbo'],
    ['', 'gpt-4-turbo'],
  ])('choosing %j gives %s', (chosen, active) => {
    expect(selectModel(aiModels, defaultModelId, chosen)).toBe(active);
  });

  it('show the documented performance', () => {
    expect(modelPerformance.map(({ value }) => value)).toEqual(['1.2 s', '98.5%', '15,432', '$24.50']);
  });
});

describe('sliders', () => {
  const { temperature, maxTokens } = modelSliders;

  it('have the documented limits', () => {
    expect(temperature).toEqual({ min: 0, max: 2, step: 0.1, initial: 0.7 });
    expect(maxTokens).toEqual({ min: 256, max: 4096, step: 256, initial: 2048 });
    expect(defaultModelSettings).toEqual({
      temperature: 0.7,
      maxTokens: 2048,
      streamResponses: true,
      contextAwareness: true,
    });
  });

  it('always have the value of a step within their limits', () => {
    fc.assert(
      fc.property(fc.constantFrom(temperature, maxTokens), fc.double(), (limits, value) => {
        const settled = sliderValue(limits, value);
        expect(settled).toBeGreaterThanOrEqual(limits.min);
        expect(settled).toBeLessThanOrEqual(limits.max);
        expect(Math.round(settled * 10)).toBeCloseTo(settled * 10, 9);
        expect(sliderValue(limits, settled)).toBe(settled);
      }),
    );
    expect(sliderValue(temperature, Number.NaN)).toBe(0.7);
  });
});
