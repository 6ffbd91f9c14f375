import { projectApiCommands, type PeopleView } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { peopleCopy } from '../../copy/people.ts';
import { useCommands } from '../../providers/commands.ts';
import { useRefetch } from '../../services/data.ts';

export type Person = PeopleView['people'][number];

/** Changes to accounts. Each loads the list again and returns why it was refused; undefined once it is done. */
export interface PeopleActions {
  block(person: Person, blocked: boolean): Promise<string | undefined>;
  signOut(person: Person): Promise<string | undefined>;
  remove(person: Person): Promise<string | undefined>;
  invite(email: string): Promise<string | undefined>;
}

/** The changes to accounts of the project. */
export function usePeopleActions(): PeopleActions {
  const { send } = useCommands();
  const refetch = useRefetch();
  const attempt = async <Answer>(
    work: Promise<Answer>,
    done: string,
    more?: (answer: Answer) => string | undefined,
  ): Promise<string | undefined> => {
    let problem: string | undefined;
    try {
      const answer = await work;
      const description = more?.(answer);
      toast({ title: done, tone: 'success', ...(description !== undefined && { description }) });
    } catch (failure) {
      problem = failure instanceof Error ? failure.message : String(failure);
    }
    // Also after a refusal: the list may be out of date.
    void refetch(projectApiCommands.invitePerson);
    return problem;
  };
  return {
    block: ({ id, email }, blocked) =>
      attempt(
        send(projectApiCommands.blockPerson, { personId: id, blocked }),
        (blocked ? peopleCopy.blocked : peopleCopy.unblocked)(email),
      ),
    signOut: ({ id, email }) =>
      attempt(send(projectApiCommands.signOutPerson, { personId: id }), peopleCopy.signedOut(email)),
    remove: ({ id, email }) =>
      attempt(send(projectApiCommands.deletePerson, { personId: id }), peopleCopy.removed(email)),
    invite: (email) =>
      attempt(send(projectApiCommands.invitePerson, { email }), peopleCopy.invited(email), ({ isSent }) =>
        isSent ? undefined : peopleCopy.notSent,
      ),
  };
}
