import { readAccess } from '../access/measure.ts';
import { readContents, readRowHashes, readRowsByKey } from '../points/databaseContents.ts';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import { acceptInvitation, invite, invitedAddress } from '../projectApi/invitations.ts';
import { peopleOf } from '../projectApi/people.ts';
import { changePerson } from '../projectApi/personChanges.ts';
import { readSchema } from '../projectApi/schema.ts';
import { bucketsOf, changeBucket } from '../storage/founder.ts';
import { databaseHandlers } from './handlers.ts';
import { readHistory } from './history.ts';
import type { SqlSession } from './session.ts';

/** What needs more than a session: files, the library of the API, or the server. */
type Beyond = 'answer' | 'storage' | 'storedVersions' | 'dump' | 'load' | 'snapshot' | 'close';

/** What a database does through one open connection. */
export function servedHandlers(session: SqlSession): Omit<ServedDatabase, Beyond> {
  return {
    ...databaseHandlers(session),
    buckets: () => bucketsOf(session),
    changeBucket: (change) => changeBucket(session, change),
    people: (search) => peopleOf(session, search),
    changePerson: (change) => changePerson(session, change),
    invite: (email, linkHash) => invite(session, email, linkHash),
    invitedAddress: (linkHash) => invitedAddress(session, linkHash),
    acceptInvitation: (linkHash, passwordHash) => acceptInvitation(session, linkHash, passwordHash),
    schema: () => readSchema(session),
    access: () => readAccess(session),
    history: () => readHistory(session),
    contents: () => readContents(session),
    rowHashes: (rows) => readRowHashes(session, rows),
    rowsByKey: (rows, keys) => readRowsByKey(session, rows, keys),
  };
}
