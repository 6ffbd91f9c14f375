import {
  addComponent,
  componentsCsv,
  filterComponents,
  noComponentsText,
  noFilter,
  trackedComponents,
  trackerComplexities,
  trackerPriorities,
  trackerStatuses,
  trackerSummary,
  trackerTypes,
  type TrackedComponent,
} from '@saywright/domain/tracker';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

const fields = [
  'id',
  'name',
  'type',
  'description',
  'status',
  'complexity',
  'estimatedHours',
  'actualHours',
  'estimatedLines',
  'actualLines',
  'dependencies',
  'tags',
  'phase',
  'priority',
  'assignedTo',
  'createdDate',
  'completedDate',
];
const idsOf = (components: readonly TrackedComponent[]) => components.map(({ id }) => id);
const [first] = trackedComponents;

it('has six components with seventeen fields', () => {
  expect(trackedComponents).toHaveLength(6);
  expect(fields).toHaveLength(17);
  for (const component of trackedComponents) {
    expect(Object.keys(component)).toEqual(fields);
    expect(component.completedDate !== null).toBe(component.status === 'completed');
    expect(Array.isArray(component.dependencies) && Array.isArray(component.tags)).toBe(true);
  }
  expect(trackerTypes).toEqual(['COMP', 'PAGE', 'FUNC', 'API', 'CTA']);
  expect(trackerStatuses).toEqual(['planned', 'in-progress', 'completed', 'blocked']);
  expect(trackerComplexities).toEqual(['Low', 'Medium', 'High']);
  expect(trackerPriorities).toEqual(['High', 'Critical', 'Medium']);
  const values = (key: keyof TrackedComponent) => new Set(trackedComponents.map((one) => one[key]));
  expect(values('type')).toEqual(new Set(trackerTypes));
  expect(values('status')).toEqual(new Set(trackerStatuses));
  expect(values('complexity')).toEqual(new Set(trackerComplexities));
  expect(values('priority')).toEqual(new Set(trackerPriorities));
});

it.each([
  [{}, 6],
  [{ search: '', type: noFilter, status: 'all', complexity: 'all' }, 6],
  [{ search: '  PLANNER ' }, ['FUNC_001']],
  [{ search: 'plain english' }, ['FUNC_001']],
  [{ search: 'page_001' }, ['PAGE_001']],
  [{ search: 'core' }, []],
  [{ type: 'API' }, ['API_001', 'API_002']],
  [{ type: 'API', status: 'planned' }, ['API_002']],
  [{ search: 'payment', complexity: 'Medium' }, ['PAGE_001']],
  [{ status: 'completed', complexity: 'High' }, []],
  [{ type: 'unknown' }, []],
  [{ search: undefined, type: undefined }, 6],
])('filter %j', (filters, expected) => {
  const found = idsOf(filterComponents(trackedComponents, filters));
  expect(found).toEqual(expected === 6 ? idsOf(trackedComponents) : expected);
});

it('filters combine, and each one narrows the result', () => {
  const choice = (values: readonly string[]) => fc.constantFrom(noFilter, ...values);
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('a', 'PAY', '_0', ' the ')),
      choice(trackerTypes),
      choice(trackerStatuses),
      choice(trackerComplexities),
      (search, type, status, complexity) => {
        const all = idsOf(filterComponents(trackedComponents, { search, type, status, complexity }));
        const each = [{ search }, { type }, { status }, { complexity }].map((filters) =>
          idsOf(filterComponents(trackedComponents, filters)),
        );
        expect(all).toEqual(
          idsOf(trackedComponents).filter((id) => each.every((found) => found.includes(id))),
        );
        expect(filterComponents(trackedComponents, { search: search.toUpperCase() }).length).toBe(
          filterComponents(trackedComponents, { search: search.toUpperCase().toLowerCase() }).length,
        );
      },
    ),
  );
});

it('sums up for the four cards', () => {
  expect(trackerSummary(trackedComponents)).toEqual({
    total: 6,
    completed: 2,
    inProgress: 2,
    plannedOrBlocked: 2,
  });
  expect(trackerSummary([])).toEqual({ total: 0, completed: 0, inProgress: 0, plannedOrBlocked: 0 });
  expect(noComponentsText).toBe('No components found matching your filters.');
});

it('accepts a new component with a name and a unique id', () => {
  if (!first) throw new Error('the sample is empty');
  const added = addComponent(trackedComponents, { ...first, id: 'NEW' });
  expect(added.ok && idsOf(added.value)).toEqual([...idsOf(trackedComponents), 'NEW']);
  expect(addComponent(trackedComponents, { ...first, id: 'NEW', name: ' ' }).ok).toBe(false);
  expect(addComponent(trackedComponents, { ...first, id: ' ' }).ok).toBe(false);
  expect(addComponent(trackedComponents, first)).toEqual({
    ok: false,
    error: 'There is already a component with the id COMP_001.',
  });
});

it('writes the components as CSV', () => {
  const lines = componentsCsv(trackedComponents).split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toBe(fields.join(','));
  expect(lines[1]).toContain('COMP_001,Instruction composer,COMP,');
  expect(lines[1]).toContain('"input; keyboard"');
  const sample = componentsCsv(trackedComponents, true).split('\r\n');
  expect(sample[0]).toBe(`${fields.join(',')},note`);
  expect(sample[1]).toMatch(/,Sample data: these figures belong to no real build\.$/u);
});
