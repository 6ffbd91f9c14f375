import { fail, ok, type Result } from '../../shared/result.ts';
import { isBlank } from '../../shared/text/index.ts';
import { isDay, largestAmount } from './parse.ts';
import type { TrackedComponent } from './types.ts';

const numbers = ['estimatedHours', 'actualHours', 'estimatedLines', 'actualLines'] as const;

/** The form of a component: its numbers and days are still the typed text. */
export type ComponentDraft = {
  readonly [Field in keyof TrackedComponent]: Field extends (typeof numbers)[number] | 'completedDate'
    ? string
    : TrackedComponent[Field];
};

/** Error messages of a draft, by field. */
export type DraftErrors = { readonly [Field in keyof TrackedComponent]?: string };

/** A typed number, 0 for an empty field; NaN for anything invalid or out of bounds. */
function amount(text: string): number {
  if (isBlank(text)) return 0;
  const plain = text.trim();
  return /^\d{1,7}(?:\.\d{0,2})?$/u.test(plain) && Number(plain) <= largestAmount
    ? Number(plain)
    : Number.NaN;
}

/**
 * The form values of a component.
 * @example
 * draftOf(trackedComponents[0]).estimatedHours // => '6'
 */
export function draftOf(component: TrackedComponent): ComponentDraft {
  const { estimatedHours, actualHours, estimatedLines, actualLines, completedDate } = component;
  return {
    ...component,
    estimatedHours: String(estimatedHours),
    actualHours: String(actualHours),
    estimatedLines: String(estimatedLines),
    actualLines: String(actualLines),
    completedDate: completedDate ?? '',
  };
}

function errorsOf(draft: ComponentDraft, taken: readonly string[]): DraftErrors {
  const wrong = numbers.filter((field) => Number.isNaN(amount(draft[field])));
  const id = draft.id.trim();
  const isDone = draft.status === 'completed';
  return {
    ...(id === '' && { id: 'A component needs an id.' }),
    ...(taken.includes(id) && { id: `There is already a component with the id ${id}.` }),
    ...(isBlank(draft.name) && { name: 'A component needs a name.' }),
    ...Object.fromEntries(wrong.map((field) => [field, 'Enter a number from 0 to 1,000,000.'])),
    ...(!isDay(draft.createdDate) && { createdDate: 'Enter the day it was created.' }),
    ...(isDone && !isDay(draft.completedDate) && { completedDate: 'Enter the day it was completed.' }),
    ...(isDone &&
      isDay(draft.completedDate) &&
      draft.completedDate < draft.createdDate && {
        completedDate: 'It cannot be completed before it was created.',
      }),
  };
}

/**
 * The component that a form describes, or its errors; only a completed one has a day of completion.
 * @example
 * componentFromDraft({ ...draftOf(trackedComponents[0]), name: ' ' }, []).error // => { name: 'A component needs a name.' }
 */
export function componentFromDraft(
  draft: ComponentDraft,
  taken: readonly string[],
): Result<TrackedComponent, DraftErrors> {
  const errors = errorsOf(draft, taken);
  if (Object.keys(errors).length > 0) return fail(errors);
  return ok({
    ...draft,
    id: draft.id.trim(),
    name: draft.name.trim(),
    estimatedHours: amount(draft.estimatedHours),
    actualHours: amount(draft.actualHours),
    estimatedLines: amount(draft.estimatedLines),
    actualLines: amount(draft.actualLines),
    completedDate: draft.status === 'completed' ? draft.completedDate : null,
  });
}
