import { fieldOf, textField } from '../fields/index.ts';
import { fail, ok, type Result } from '../result.ts';
import { limitText } from '../text/index.ts';
import { parseComponents } from './parse.ts';
import type { TrackedComponent } from './types.ts';

/** A value of a file that was not taken as it was written. */
export interface ImportChange {
  /** Id of the component. */
  readonly id: string;
  readonly field: keyof TrackedComponent;
  /** What the file says, shortened. */
  readonly from: string;
  /** What was taken instead. */
  readonly to: string;
}

/** The components of a file, with everything that is not as the file says. */
export interface ImportedComponents {
  readonly components: readonly TrackedComponent[];
  readonly changes: readonly ImportChange[];
  /** Components that a later one of the same id replaced. */
  readonly repeated: number;
}

const longestValue = 40;

const fields = [
  'description',
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

/** Nothing said is nothing changed. */
function isUnsaid(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function changesOf(raw: unknown, component: TrackedComponent): readonly ImportChange[] {
  return fields.flatMap((field): readonly ImportChange[] => {
    const written = fieldOf(raw, field);
    const [from, to] = [JSON.stringify(written), JSON.stringify(component[field])];
    if (isUnsaid(written) || from === to) return [];
    return [{ id: component.id, field, from: limitText(from, longestValue), to }];
  });
}

/**
 * The components of a file that somebody imports: what `parseComponents` refuses is refused, and so is an empty list;
 * each value that was left out or bounded is reported (I43).
 * @example
 * importComponents([{ id: 'A', name: 'a', type: 'API', status: 'planned', estimatedHours: -5 }]).value.changes
 * // => [{ id: 'A', field: 'estimatedHours', from: '-5', to: '0' }]
 */
export function importComponents(value: unknown): Result<ImportedComponents> {
  const parsed = parseComponents(value);
  if (!parsed.ok) return parsed;
  if (!Array.isArray(value) || value.length === 0) return fail('This list holds no components.');
  const byId = new Map(parsed.value.map((component) => [component.id, component]));
  const last = new Map(value.map((raw: unknown) => [textField(raw, 'id')?.trim(), raw]));
  return ok({
    components: parsed.value,
    changes: [...byId].flatMap(([id, component]) => changesOf(last.get(id), component)),
    repeated: value.length - byId.size,
  });
}
