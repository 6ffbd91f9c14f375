import {
  canGenerate,
  demoDelays,
  demoExamples,
  demoFeatureCards,
  demoLanguages,
  demoTabs,
  demoToasts,
  demoTypes,
  emptyProjectDraft,
  generationTransition,
  projectCategories,
  projectComplexities,
  projectFrom,
  projectTemplateById,
  projectTemplates,
  simulatedCode,
  type GenerationEvent,
  type GenerationState,
  wantedType,
} from '@saywright/domain/demo';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** An event of an unknown kind. */
const other: GenerationEvent = JSON.parse('{"kind":"other"}');

describe('sample content', () => {
  it('has four examples, one of each type', () => {
    expect(demoLanguages).toEqual(['tsx', 'ts']);
    expect(demoTypes).toEqual(['component', 'function', 'api', 'database']);
    expect(demoExamples.map(({ type }) => type)).toEqual(demoTypes);
    for (const example of demoExamples) {
      expect(Object.keys(example)).toEqual(['input', 'output', 'language', 'type']);
      expect(demoLanguages).toContain(example.language);
      expect(example.output.length).toBeGreaterThan(100);
    }
  });

  it('has the four documented templates', () => {
    expect(projectTemplates.map(({ id }) => id)).toEqual([
      'todo-app',
      'blog-platform',
      'ecommerce-store',
      'dashboard-app',
    ]);
    expect(projectTemplates.map(({ category }) => category)).toEqual(projectCategories);
    expect(projectCategories).toEqual(['productivity', 'content', 'ecommerce', 'analytics']);
    expect(new Set(projectTemplates.map(({ complexity }) => complexity))).toEqual(
      new Set(projectComplexities),
    );
    expect(projectComplexities).toEqual(['beginner', 'intermediate', 'advanced']);
    for (const template of projectTemplates) {
      expect(Object.keys(template)).toEqual([
        'id',
        'name',
        'description',
        'category',
        'features',
        'complexity',
      ]);
      expect(template.features.length).toBeGreaterThanOrEqual(4);
      expect(projectTemplateById(template.id)).toBe(template);
    }
    expect(projectTemplateById('none')).toBeUndefined();
  });

  it('has the documented tabs, cards and delays', () => {
    expect(demoTabs.map(({ title }) => title)).toEqual(['Live Code Generation', 'Project Builder']);
    expect(demoFeatureCards.map(({ title, tab }) => [title, tab])).toEqual([
      ['Live Code Generation', 'generate'],
      ['Project Builder', 'build'],
      ['Templates', 'build'],
    ]);
    expect(demoDelays).toEqual({ generating: 2000, creating: 2000, copied: 2000 });
  });

  it('has the documented toasts', () => {
    expect([
      demoToasts.copied,
      demoToasts.copyFailed,
      demoToasts.nameRequired,
      demoToasts.projectCreated('Shop'),
    ]).toEqual([
      { title: 'Copied!', description: 'Code copied to clipboard', tone: 'success' },
      { title: 'Failed to copy', description: 'Please try again', tone: 'danger' },
      {
        title: 'Project name required',
        description: 'Please enter a name for your project',
        tone: 'danger',
      },
      {
        title: 'Project created successfully!',
        description: '"Shop" is ready for development',
        tone: 'success',
      },
    ]);
  });
});

describe('generation', () => {
  const idle: GenerationState = { status: 'idle' };
  const busy = generationTransition(idle, { kind: 'generate', run: 1, description: 'a card' });
  const result = simulatedCode('a card');

  it.each([
    ['a card', idle, true],
    ['', idle, false],
    [' \n', idle, false],
    ['a card', busy, false],
    ['a card', { status: 'generated', result } as const, true],
  ])('of %j in %o: %s', (description, state, can) => {
    expect(canGenerate(description, state)).toBe(can);
    expect(generationTransition(state, { kind: 'generate', run: 2, description }) !== state).toBe(can);
  });

  it('ends only with the result of the current run', () => {
    expect(busy).toEqual({ status: 'generating', run: 1, description: 'a card' });
    expect(generationTransition(busy, { kind: 'generated', run: 2, result })).toBe(busy);
    expect(generationTransition(busy, { kind: 'failed', run: 2 })).toBe(busy);
    expect(generationTransition(busy, { kind: 'failed', run: 1 })).toEqual(idle);
    const done = generationTransition(busy, { kind: 'generated', run: 1, result });
    expect(done).toEqual({ status: 'generated', result });
    expect(generationTransition(done, { kind: 'generated', run: 1, result })).toBe(done);
    expect(generationTransition(done, { kind: 'cleared' })).toEqual(idle);
    expect(generationTransition(done, other)).toBe(done);
  });

  it.each([
    ['A pricing card', 'component', 'tsx'],
    ['A function that converts units', 'function', 'ts'],
    ['An API endpoint for orders', 'api', 'ts'],
    ['A table of customers', 'database', 'ts'],
    ['', 'component', 'tsx'],
  ])('outlines %j', (description, type, language) => {
    const outline = simulatedCode(description);
    expect(outline).toMatchObject({ type, language });
    expect(outline.code.startsWith('// Only an outline: nothing was written for your words\n')).toBe(true);
  });

  it('keeps a description in its comment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (description) => {
        const [mark, comment, code] = simulatedCode(description).code.split(/[\n\r\u2028\u2029]/u);
        expect(mark).toBe('// Only an outline: nothing was written for your words');
        expect(comment?.startsWith('// ')).toBe(true);
        expect(code?.startsWith('export ')).toBe(true);
      }),
    );
  });
});

describe('projects', () => {
  it.each(['', '  ', '\u200B'])('need a name, not %j', (name) => {
    expect(projectFrom({ ...emptyProjectDraft, name })).toEqual({
      ok: false,
      error: demoToasts.nameRequired,
    });
  });

  it('are trimmed, and an unknown template is left out', () => {
    const made = { name: ' Shop ', description: ' d ', requirements: ' r ', templateId: 'todo-app' };
    expect(projectFrom(made)).toEqual({
      ok: true,
      value: { name: 'Shop', description: 'd', requirements: 'r', templateId: 'todo-app' },
    });
    expect(projectFrom({ ...made, templateId: 'none' })).toMatchObject({ value: { templateId: undefined } });
    expect(Object.keys(emptyProjectDraft)).toEqual(['name', 'description', 'requirements', 'templateId']);
  });
});

it('a pricing table is a component, not a database table', () => {
  expect(wantedType('a pricing table with three plans, the middle one larger')).toBe('component');
  expect(wantedType('a prices table with a product and an amount')).toBe('database');
});
