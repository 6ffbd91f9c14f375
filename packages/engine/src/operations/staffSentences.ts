import type { RowChanges } from '@saywright/domain/write';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import type { ProjectRow } from '../store/store.ts';
import { refuse, type Planned } from './serviceDriver.ts';

/** Edits of the table of staff that a sentence asks for, or why there are none; undefined for any other sentence. */
export type StaffSentences = (
  project: ProjectRow,
  instruction: string,
) => Promise<RowChanges | Extract<Planned, { readonly kind: 'answer' }> | undefined>;

const address = String.raw`(?<email>[^\s@]+@[^\s@]+\.[^\s@]+?)`;
const list = String.raw`(?:the\s+|my\s+|our\s+)?staff(?:\s+(?:table|list))?`;
const adding = [
  String.raw`(?:add|put)\s+${address}\s+(?:to|in|into)\s+${list}`,
  String.raw`make\s+${address}\s+(?:a\s+member\s+of\s+(?:the\s+|my\s+|our\s+)?)?staff`,
].map((words) => new RegExp(String.raw`^(?:please\s+)?${words}\s*[.!]?$`, 'iu'));
const removing = new RegExp(
  String.raw`^(?:please\s+)?(?:remove|delete|take)\s+${address}\s+(?:from|off|out\s+of)\s+${list}\s*[.!]?$`,
  'iu',
);

const nothing = { table: 'staff', changed: [], added: [], removed: [] };

/** Reads sentences that add somebody to the staff of a project's app by their address, or remove them. */
export function staffSentences(openProject: (projectId: string) => Promise<ServedDatabase>): StaffSentences {
  return async (project, instruction) => {
    const text = instruction.trim();
    const removed = removing.exec(text)?.groups?.['email'];
    const email = removed ?? adding.map((words) => words.exec(text)?.groups?.['email']).find(Boolean);
    if (email === undefined) return undefined;
    const { hasStaff, people } = await (await openProject(project.id)).people(email);
    if (!hasStaff) return undefined;
    const person = people.find((one) => one.email.toLowerCase() === email.toLowerCase());
    if (!person)
      return refuse(
        `Nobody with the address ${email} has an account in your app yet. Ask them to sign up there, or invite them on the People page. Nothing was planned.`,
      );
    const user = { column: 'user_id', value: person.id };
    if (removed === undefined)
      return person.staffId === null
        ? { ...nothing, added: [[user]] }
        : refuse(`${person.email} is staff already. Nothing was planned.`);
    return person.staffId === null
      ? refuse(`${person.email} is not staff. Nothing was planned.`)
      : { ...nothing, removed: [{ key: [{ column: 'id', value: person.staffId }], seen: [user] }] };
  };
}
