import { fail, ok, type Result } from '../../shared/result.ts';
import { csvText, sampleNote, type CsvCell } from '../reports/index.ts';
import { isBlank } from '../../shared/text/index.ts';
import { componentFields } from './fields.ts';
import type { TrackedComponent, TrackerStatus } from './types.ts';

/** The filter value that means no filter. */
export const noFilter = 'all';

/** The filters of the list; an omitted one filters nothing. */
export interface ComponentFilters {
  readonly search?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly complexity?: string | undefined;
}

/** The text for an empty result. */
export const noComponentsText = 'No components found matching your filters.';

function passes(filter: string | undefined, value: string): boolean {
  return filter === undefined || filter === noFilter || filter === value;
}

/**
 * The components that pass every filter; the trimmed search covers name, description and id, ignoring case.
 * @example
 * filterComponents(trackedComponents, { search: 'planner' }).map(({ id }) => id) // => ['FUNC_001']
 */
export function filterComponents(
  components: readonly TrackedComponent[],
  filters: ComponentFilters = {},
): readonly TrackedComponent[] {
  const search = (filters.search ?? '').trim().toLowerCase();
  return components.filter(
    (component) =>
      passes(filters.type, component.type) &&
      passes(filters.status, component.status) &&
      passes(filters.complexity, component.complexity) &&
      [component.name, component.description, component.id].some((text) =>
        text.toLowerCase().includes(search),
      ),
  );
}

/**
 * The figures of the four summary cards; the last one combines planned and blocked.
 * @example
 * trackerSummary([{ status: 'planned' }, { status: 'blocked' }])
 * // => { total: 2, completed: 0, inProgress: 0, plannedOrBlocked: 2 }
 */
export function trackerSummary(components: readonly Pick<TrackedComponent, 'status'>[]): {
  readonly total: number;
  readonly completed: number;
  readonly inProgress: number;
  readonly plannedOrBlocked: number;
} {
  const count = (...statuses: readonly TrackerStatus[]): number =>
    components.filter((component) => statuses.includes(component.status)).length;
  return {
    total: components.length,
    completed: count('completed'),
    inProgress: count('in-progress'),
    plannedOrBlocked: count('planned', 'blocked'),
  };
}

/**
 * The components with a new one appended. Fails without a name or a unique id.
 * @example
 * addComponent(trackedComponents, trackedComponents[0]).error
 * // => 'There is already a component with the id COMP_001.'
 */
export function addComponent(
  components: readonly TrackedComponent[],
  component: TrackedComponent,
): Result<readonly TrackedComponent[]> {
  if (isBlank(component.name)) return fail('A component needs a name.');
  if (isBlank(component.id)) return fail('A component needs an id.');
  if (components.some(({ id }) => id === component.id)) {
    return fail(`There is already a component with the id ${component.id}.`);
  }
  return ok([...components, component]);
}

function csvCell(value: TrackedComponent[keyof TrackedComponent]): CsvCell {
  return typeof value === 'object' && value !== null ? value.join('; ') : value;
}

/**
 * The components as comma-separated values; lists are joined by semicolons, and a column marks sample data.
 * @example
 * componentsCsv([]).split(',').length // => 17
 */
export function componentsCsv(components: readonly TrackedComponent[], isSample = false): string {
  const [head, note] = isSample ? [['note'], [sampleNote]] : [[], []];
  return csvText([
    [...componentFields, ...head],
    ...components.map((component) => [
      ...componentFields.map((column) => csvCell(component[column])),
      ...note,
    ]),
  ]);
}
