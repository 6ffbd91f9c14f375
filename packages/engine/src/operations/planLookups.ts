import { nearestTexts, type PlanLookup } from '@saywright/domain/write';
import type { ProjectDatabase } from '../ports/projectDatabase.ts';
import { refuse, talk, type Planned } from './serviceDriver.ts';

/** The instruction with one of its values replaced, or undefined where it does not occur literally. */
export function withValue(instruction: string, value: string, other: string): string | undefined {
  const at = instruction.toLowerCase().indexOf(value.toLowerCase());
  return at < 0 ? undefined : instruction.slice(0, at) + other + instruction.slice(at + value.length);
}

/** Asks what was meant where nothing was found; offers up to three similar texts of the data. */
async function askForMissing(
  database: ProjectDatabase,
  owner: string,
  { none, near }: PlanLookup,
  instruction: string,
): Promise<Planned> {
  const found = near && (await database.read(near.sql, owner));
  const texts = found?.ok ? found.value.rows.flatMap(([text]) => text ?? []) : [];
  const close = near ? nearestTexts(near.value, texts) : [];
  const choices = close.flatMap((text) => {
    const other = near && withValue(instruction, near.value, text);
    return other === undefined ? [] : [{ label: text, instruction: other }];
  });
  const hint = close.length === 0 ? '' : ` Did you mean ${close.join(' or ')}?`;
  return talk({ kind: 'question', text: `${none}${hint}`, choices });
}

/** Reads what a plan needs to find in the data; a question or a refusal where it is missing or ambiguous. */
export async function missingFor(
  database: ProjectDatabase,
  owner: string,
  lookups: readonly PlanLookup[],
  instruction: string,
): Promise<Planned | undefined> {
  for (const lookup of lookups) {
    const read = await database.read(lookup.sql, owner);
    if (!read.ok) return refuse(read.error);
    const count = Number(read.value.rows[0]?.[0] ?? 0);
    if (count === 0) return askForMissing(database, owner, lookup, instruction);
    if (count > 1 && lookup.most === 'one')
      return talk({ kind: 'question', text: lookup.several, choices: [] });
  }
  return undefined;
}
