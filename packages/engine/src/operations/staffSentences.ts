import type { ServedDatabase } from '../ports/projectDatabase.ts';
import { emailPattern, nobodyCalled, personCalled, type PeopleSentences } from './personReader.ts';
import { refuse } from './serviceDriver.ts';

const list = String.raw`(?:the\s+|my\s+|our\s+)?staff(?:\s+(?:table|list))?`;
const adding = [
  String.raw`(?:add|put)\s+${emailPattern}\s+(?:to|in|into)\s+${list}`,
  String.raw`make\s+${emailPattern}\s+(?:a\s+member\s+of\s+(?:the\s+|my\s+|our\s+)?)?staff`,
].map((words) => new RegExp(String.raw`^(?:please\s+)?${words}\s*[.!]?$`, 'iu'));
const removing = new RegExp(
  String.raw`^(?:please\s+)?(?:remove|delete|take)\s+${emailPattern}\s+(?:from|off|out\s+of)\s+${list}\s*[.!]?$`,
  'iu',
);

const nothing = { table: 'staff', changed: [], added: [], removed: [] };

/** Reads sentences that add somebody to the staff of a project's app by their address, or remove them. */
export function staffSentences(openProject: (projectId: string) => Promise<ServedDatabase>): PeopleSentences {
  return async (project, instruction) => {
    const removed = removing.exec(instruction)?.groups?.['email'];
    const email = removed ?? adding.map((words) => words.exec(instruction)?.groups?.['email']).find(Boolean);
    if (email === undefined) return undefined;
    const { hasStaff, people } = await (await openProject(project.id)).people(email);
    if (!hasStaff) return undefined;
    const person = personCalled(people, email);
    if (!person) return nobodyCalled(email, 'Ask them to sign up there, or invite them on the People page.');
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
