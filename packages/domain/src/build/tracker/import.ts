import { fieldOf, textField } from '../../shared/fields/index.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { limitText } from '../../shared/text/index.ts';
import { parseComponents } from './parse.ts';
import { componentFields } from './fields.ts';
import type { TrackedComponent } from './types.ts';

/** A value of a file that was changed on import. */
export interface ImportChange {
  /** Id of the component. */
  readonly id: string;
  readonly field: keyof TrackedComponent;
  /** The value in the file, shortened. */
  readonly from: string;
  /** The value used instead. */
  readonly to: string;
}

/** The components of a file, with all values that were changed on import. */
export interface ImportedComponents {
  readonly components: readonly TrackedComponent[];
  readonly changes: readonly ImportChange[];
  /** Number of components replaced by a later one with the same id. */
  readonly repeated: number;
}

const longestValue = 40;

/** A component without one of these is refused, so they never change silently. */
const required: ReadonlySet<string> = new Set(['id', 'name', 'type', 'status']);
const adjustable = componentFields.filter((field) => !required.has(field));

/** A missing value does not count as changed. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function changesOf(raw: unknown, component: TrackedComponent): readonly ImportChange[] {
  return adjustable.flatMap((field): readonly ImportChange[] => {
    const written = fieldOf(raw, field);
    const [from, to] = [JSON.stringify(written), JSON.stringify(component[field])];
    if (isMissing(written) || from === to) return [];
    return [{ id: component.id, field, from: limitText(from, longestValue), to }];
  });
}

/**
 * The components of an imported file. Fails for an empty list and for anything that `parseComponents` refuses; reports
 * each value that was left out or bounded.
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
