import { fieldOf, textField } from '../../shared/fields/index.ts';
import { sampleNote } from '../reports/sample.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isBlank } from '../../shared/text/index.ts';
import {
  trackerComplexities,
  trackerPriorities,
  trackerStatuses,
  trackerTypes,
  type TrackedComponent,
} from './types.ts';

/** The maximum number of components. */
export const maxComponents = 20_000;

/** The largest number of hours or lines of a component. */
export const largestAmount = 1_000_000;

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}

function amount(value: unknown, name: string): number {
  const found = fieldOf(value, name);
  return typeof found === 'number' && Number.isFinite(found) && found > 0
    ? Math.min(found, largestAmount)
    : 0;
}

function texts(value: unknown, name: string): readonly string[] {
  const found = fieldOf(value, name);
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string' && !isBlank(item)) : [];
}

/**
 * Whether a text is a day in ISO 8601.
 * @example
 * isDay('2024-04-15') // => true
 */
export function isDay(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u.test(text);
}

function day(value: unknown, name: string): string {
  const found = textField(value, name) ?? '';
  return isDay(found) ? found : '';
}

function parseComponent(value: unknown): TrackedComponent | undefined {
  const id = textField(value, 'id')?.trim();
  const name = textField(value, 'name')?.trim();
  const type = oneOf(trackerTypes, fieldOf(value, 'type'));
  const status = oneOf(trackerStatuses, fieldOf(value, 'status'));
  if (!id || !name || !type || !status) return undefined;
  return {
    id,
    name,
    type,
    description: textField(value, 'description') ?? '',
    status,
    complexity: oneOf(trackerComplexities, fieldOf(value, 'complexity')) ?? 'Medium',
    estimatedHours: amount(value, 'estimatedHours'),
    actualHours: amount(value, 'actualHours'),
    estimatedLines: amount(value, 'estimatedLines'),
    actualLines: amount(value, 'actualLines'),
    dependencies: texts(value, 'dependencies'),
    tags: texts(value, 'tags'),
    phase: textField(value, 'phase') ?? '',
    priority: oneOf(trackerPriorities, fieldOf(value, 'priority')) ?? 'Medium',
    assignedTo: textField(value, 'assignedTo') ?? '',
    createdDate: day(value, 'createdDate'),
    completedDate: day(value, 'completedDate') || null,
  };
}

/**
 * Reads components from a file or a store. Fails when one has no id, name, known type or known status; other unreadable
 * fields are left empty.
 * @example
 * parseComponents([{ id: 'A', name: '' }]).error // => 'Component 1 has no id, name, known type or known status.'
 */
export function parseComponents(value: unknown): Result<readonly TrackedComponent[]> {
  if (!Array.isArray(value)) return fail('This is not a list of components.');
  if (value.length > maxComponents) return fail(`A list holds ${maxComponents} components at most.`);
  const components = new Map<string, TrackedComponent>();
  for (const [index, item] of value.entries()) {
    const component = parseComponent(item);
    if (!component) return fail(`Component ${index + 1} has no id, name, known type or known status.`);
    components.set(component.id, component);
  }
  return ok([...components.values()]);
}

/**
 * Components as JSON text in the format of `parseComponents`; each component of a sample is marked.
 * @example
 * componentsJson([]) // => '[]'
 */
export function componentsJson(components: readonly TrackedComponent[], isSample = false): string {
  const written = isSample ? components.map((component) => ({ ...component, note: sampleNote })) : components;
  return JSON.stringify(written, undefined, 2);
}
