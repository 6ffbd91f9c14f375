import {
  adoptComponents,
  componentFromDraft,
  componentsJson,
  draftOf,
  importComponents,
  isDay,
  maxComponents,
  mergeComponents,
  nextComponentId,
  parseComponents,
  removeComponent,
  replaceComponent,
  trackedComponents,
  type ComponentDraft,
  type TrackedComponent,
} from '@saywright/domain/tracker';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { malformedText, malformedValue } from '../support/malformed.ts';

function sample(index = 0): TrackedComponent {
  const component = trackedComponents[index];
  if (!component) throw new Error('the sample is shorter');
  return component;
}
const idsOf = (components: readonly TrackedComponent[]) => components.map(({ id }) => id);

it('replaces and removes by id', () => {
  const changed = replaceComponent(trackedComponents, { ...sample(1), name: 'Reader' });
  expect(changed[1]?.name).toBe('Reader');
  expect(idsOf(changed)).toEqual(idsOf(trackedComponents));
  expect(replaceComponent(trackedComponents, { ...sample(), id: 'none' })).toEqual(trackedComponents);
  expect(idsOf(removeComponent(trackedComponents, 'API_001'))).not.toContain('API_001');
  expect(removeComponent(trackedComponents, 'none')).toEqual(trackedComponents);
});

it('merges imported components, replacing known ones in place', () => {
  const incoming = [
    { ...sample(1), name: 'Reader' },
    { ...sample(), id: 'NEW' },
    { ...sample(), id: 'NEW' },
  ];
  const merged = mergeComponents(trackedComponents, incoming);
  expect(merged).toMatchObject({ added: 1, replaced: 1 });
  expect(idsOf(merged.components)).toEqual([...idsOf(trackedComponents), 'NEW']);
  expect(merged.components[1]?.name).toBe('Reader');
  expect(mergeComponents([], trackedComponents)).toMatchObject({ added: 6, replaced: 0 });
});

it('continues the ids of a type', () => {
  expect(nextComponentId([], 'CTA')).toBe('CTA_001');
  expect(nextComponentId(trackedComponents, 'API')).toBe('API_003');
  const gap = [{ ...sample(), id: 'COMP_002' }];
  expect(nextComponentId(gap, 'COMP')).toBe('COMP_003');
});

it('survives a round trip', () => {
  expect(parseComponents(JSON.parse(componentsJson(trackedComponents)))).toEqual({
    ok: true,
    value: trackedComponents,
  });
});

it('refuses a list with an unreadable component and names it', () => {
  for (const part of [{ id: ' ' }, { name: '' }, { type: 'HOOK' }, { status: 'done' }]) {
    expect(parseComponents([sample(), { ...sample(), ...part }])).toEqual({
      ok: false,
      error: 'Component 2 has no id, name, known type or known status.',
    });
  }
  expect(parseComponents({})).toEqual({ ok: false, error: 'This is not a list of components.' });
  expect(parseComponents(Array.from({ length: maxComponents + 1 }, () => sample())).ok).toBe(false);
});

it('leaves other unreadable fields empty', () => {
  const { id, name, type, status } = sample();
  const read = parseComponents([
    {
      id,
      name,
      type,
      status,
      tags: ['a', '', 1],
      estimatedHours: -3,
      createdDate: 'soon',
      completedDate: '2024-13-01',
    },
  ]);
  expect(read.ok && read.value[0]).toMatchObject({
    tags: ['a'],
    dependencies: [],
    estimatedHours: 0,
    complexity: 'Medium',
    priority: 'Medium',
    description: '',
    phase: '',
    assignedTo: '',
    createdDate: '',
    completedDate: null,
  });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(malformedValue, fc.record({ id: malformedValue, name: malformedText }))),
      (value) => {
        const parsed = parseComponents(value);
        const ids = parsed.ok ? idsOf(parsed.value) : [];
        expect(new Set(ids).size).toBe(ids.length);
      },
    ),
  );
});

it.each(trackedComponents.map((component) => [component.id, component] as const))(
  'a form of %s gives the same component',
  (_, component) => {
    expect(componentFromDraft(draftOf(component), [])).toEqual({ ok: true, value: component });
  },
);

it('reports the errors of a form by field', () => {
  const good = draftOf(sample());
  const wrong = (part: Partial<ComponentDraft>, taken: readonly string[] = []) => {
    const result = componentFromDraft({ ...good, ...part }, taken);
    return result.ok ? [] : Object.keys(result.error);
  };
  expect(wrong({})).toEqual([]);
  expect(wrong({ id: ' ' })).toEqual(['id']);
  expect(wrong({}, ['COMP_001'])).toEqual(['id']);
  expect(wrong({ name: '\u200B' })).toEqual(['name']);
  expect(wrong({ estimatedHours: 'ten', actualLines: '-1' })).toEqual(['estimatedHours', 'actualLines']);
  expect(wrong({ actualHours: '1000001' })).toEqual(['actualHours']);
  expect(wrong({ createdDate: '' })).toEqual(['createdDate']);
  expect(wrong({ completedDate: '' })).toEqual(['completedDate']);
  expect(wrong({ completedDate: '2024-01-01' })).toEqual(['completedDate']);
});

it('reads an empty number as 0, and drops the completion day of an open component', () => {
  const draft = { ...draftOf(sample()), estimatedHours: ' ', status: 'blocked' } as const;
  const result = componentFromDraft(draft, []);
  expect(result.ok && result.value).toMatchObject({ estimatedHours: 0, completedDate: null });
});

it.each([
  ['2024-02-29', true],
  ['2024-2-9', false],
  ['2024-00-10', false],
  ['2024-10-32', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('shows the documented messages', () => {
  const good = draftOf(sample());
  const errors = (part: Partial<ComponentDraft>, taken: readonly string[] = []) => {
    const result = componentFromDraft({ ...good, ...part }, taken);
    return result.ok ? undefined : result.error;
  };
  const number = 'Enter a number from 0 to 1,000,000.';
  expect(errors({ id: '', name: '', estimatedHours: '1x', createdDate: '' })).toEqual({
    id: 'A component needs an id.',
    name: 'A component needs a name.',
    estimatedHours: number,
    createdDate: 'Enter the day it was created.',
  });
  expect(errors({}, ['COMP_001'])).toEqual({ id: 'There is already a component with the id COMP_001.' });
  expect(errors({ completedDate: '' })).toEqual({ completedDate: 'Enter the day it was completed.' });
  expect(errors({ completedDate: '2024-01-01' })).toEqual({
    completedDate: 'It cannot be completed before it was created.',
  });
  for (const text of ['1.234', '1.x', '-1', '12345678', '1000000.01', '1e3'])
    expect(errors({ actualHours: text })).toEqual({ actualHours: number });
});

it('trims the fields of a form', () => {
  const typed = {
    id: ' X1 ',
    name: ' Field ',
    estimatedHours: ' 1.25 ',
    actualHours: '1000000',
    actualLines: '7.',
  };
  const result = componentFromDraft({ ...draftOf(sample()), ...typed }, []);
  expect(result.ok && result.value).toMatchObject({
    id: 'X1',
    name: 'Field',
    estimatedHours: 1.25,
    actualHours: 1_000_000,
    actualLines: 7,
  });
  const open = { ...sample(), status: 'planned', completedDate: null } as const;
  expect(draftOf(open).completedDate).toBe('');
  const early = { ...draftOf(open), completedDate: '2000-01-01' };
  expect(componentFromDraft(early, []).ok).toBe(true);
});

it('appends the components of another list with unique ids', () => {
  const others = [
    { ...sample(), name: 'Mine' },
    { ...sample(), id: 'NEW', dependencies: ['COMP_001', 'API_001'] },
  ];
  const all = adoptComponents(trackedComponents, others);
  expect(all.slice(0, 6)).toEqual(trackedComponents);
  const [first, second] = all.slice(6);
  expect(first).toEqual({ ...others[0], id: first?.id });
  expect(new Set(idsOf(all)).size).toBe(8);
  expect(second).toEqual({ ...others[1], dependencies: [first?.id, 'API_001'] });
  expect(adoptComponents([], trackedComponents)).toEqual(trackedComponents);
});

it('reports the values that an import changes', () => {
  const wrong = { ...sample(), estimatedHours: 'abc', actualHours: -5, tags: ['a', ' '] };
  const malformed = {
    ...sample(),
    id: 'B',
    estimatedLines: 1e308,
    priority: 'Low',
    createdDate: '15.4.2024',
  };
  const imported = importComponents([wrong, sample(1), sample(1), malformed]);
  expect(imported).toMatchObject({
    ok: true,
    value: {
      repeated: 1,
      changes: [
        { id: 'COMP_001', field: 'estimatedHours', from: '"abc"', to: '0' },
        { id: 'COMP_001', field: 'actualHours', from: '-5', to: '0' },
        { id: 'COMP_001', field: 'tags', from: '["a"," "]', to: '["a"]' },
        { id: 'B', field: 'estimatedLines', from: '1e+308', to: '1000000' },
        { id: 'B', field: 'priority', from: '"Low"', to: '"Medium"' },
        { id: 'B', field: 'createdDate', from: '"15.4.2024"', to: '""' },
      ],
    },
  });
  expect(importComponents(trackedComponents)).toEqual({
    ok: true,
    value: { components: trackedComponents, changes: [], repeated: 0 },
  });
  const bare = { id: 'A', name: 'a', type: 'API', status: 'planned', description: '', completedDate: null };
  expect(importComponents([bare])).toMatchObject({ ok: true, value: { changes: [] } });
  expect(importComponents([])).toEqual({ ok: false, error: 'This list holds no components.' });
  expect(importComponents([{}]).ok).toBe(false);
});

it('marks each component of an exported sample, and reads it again', () => {
  const text = componentsJson(trackedComponents, true);
  expect(text.match(/Sample data: these figures belong to no real build\./gu)).toHaveLength(6);
  expect(parseComponents(JSON.parse(text))).toEqual({ ok: true, value: trackedComponents });
});

it('accepts only numbers and names of the right type, up to the maximum of components', () => {
  const read = (part: object) => {
    const parsed = parseComponents([{ ...sample(), ...part }]);
    return parsed.ok ? parsed.value[0] : undefined;
  };
  expect(read({ name: ' Field ', id: ' X1 ' })).toMatchObject({ id: 'X1', name: 'Field' });
  for (const actualHours of ['4', Number.POSITIVE_INFINITY, -0.5, 0, null, [4]])
    expect(read({ actualHours })?.actualHours).toBe(0);
  expect(isDay('x2024-01-01')).toBe(false);
  expect(isDay('2024-01-01T10:00')).toBe(false);
  const full = Array.from({ length: maxComponents }, (_, index) => ({ ...sample(), id: String(index) }));
  expect(parseComponents(full).ok).toBe(true);
  expect(parseComponents([...full, sample()])).toEqual({
    ok: false,
    error: `A list holds ${maxComponents} components at most.`,
  });
});
