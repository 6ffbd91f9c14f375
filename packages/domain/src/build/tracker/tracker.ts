import { fail, ok, type Result } from '../result.ts';
import { csvText, sampleNote, type CsvCell } from '../reports/index.ts';
import { isBlank } from '../text/index.ts';
import type { TrackedComponent, TrackerStatus } from './types.ts';

/** The filter value that means no filter (SP-BTRK-15). */
export const noFilter = 'all';

/** What the list is filtered by; a part left out filters nothing (SP-BTRK-13 to SP-BTRK-15). */
export interface ComponentFilters {
  readonly search?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly complexity?: string | undefined;
}

/** What is said when no component is left (SP-BTRK-16). */
export const noComponentsText = 'No components found matching your filters.';

function passes(filter: string | undefined, value: string): boolean {
  return filter === undefined || filter === noFilter || filter === value;
}

/**
 * The components that pass every filter; the search is trimmed and looks at name, description and id in any case (SP-BTRK-13 to SP-BTRK-15, A99).
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
 * The figures of the four summary cards; the last one takes planned and blocked together (SP-BTRK-01, A72).
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
 * The components with a new one at the end; it needs a name and an id of its own (I43).
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

const columns = [
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
] as const satisfies readonly (keyof TrackedComponent)[];

function csvCell(value: TrackedComponent[keyof TrackedComponent]): CsvCell {
  return typeof value === 'object' && value !== null ? value.join('; ') : value;
}

/**
 * The components as rows of a spreadsheet; lists are joined by semicolons, and a sample says so in a column (I43).
 * @example
 * componentsCsv([]).split(',').length // => 17
 */
export function componentsCsv(components: readonly TrackedComponent[], isSample = false): string {
  const [head, note] = isSample ? [['note'], [sampleNote]] : [[], []];
  return csvText([
    [...columns, ...head],
    ...components.map((component) => [...columns.map((column) => csvCell(component[column])), ...note]),
  ]);
}
