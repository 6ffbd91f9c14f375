import type { SqlSession } from '../database/session.ts';
import { refusedHolder } from '../projectApi/tokenHolder.ts';
import { noBucket, noFile, done, refused, refusalOf, type Answer } from './answers.ts';
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  listBuckets,
  NotEmptyError,
  oneBucket,
  readBucket,
  setBucketAccess,
  updateBucket,
} from './buckets.ts';
import { asCaller, callerOf, personOf, type Caller } from './caller.ts';
import type { StorageAnswer, StorageCall, StorageRequest } from './calls.ts';
import { listObjects, listPage } from './listing.ts';
import {
  findObjects,
  insertObject,
  limitProblem,
  moveObject,
  removeObjects,
  roomProblem,
} from './objects.ts';

type Of<Kind extends StorageCall['do']> = Extract<StorageCall, { readonly do: Kind }>;

const server: Caller = { role: 'service_role', claims: { role: 'service_role' } };

async function upload(session: SqlSession, caller: Caller, call: Of<'upload'>): Promise<Answer> {
  const { bucket, name, file, upsert, signedBy } = call;
  const found = await readBucket(session, bucket);
  if (!found) return noBucket;
  const problem = limitProblem(found, file) ?? (await roomProblem(session, file.size));
  if (problem) return problem;
  const [earlier] = await findObjects(session, bucket, [name]);
  const isSigned = signedBy !== undefined;
  const answer = await asCaller(session, isSigned ? server : caller, 'storage.object.upload', () =>
    insertObject(session, bucket, name, file, { upsert, owner: isSigned ? signedBy : personOf(caller) }),
  );
  return earlier ? { ...answer, unneeded: [earlier.version] } : answer;
}

const nothing = { version: '', size: 0, etag: '', type: '', cacheControl: '', userMetadata: null };

class Tried extends Error {}

/** Whether the caller could upload, by trying it and rolling back. */
async function tryUpload(session: SqlSession, caller: Caller, call: Of<'try-upload'>): Promise<Answer> {
  const { bucket, name, upsert, file, signedBy } = call;
  const found = await readBucket(session, bucket);
  if (!found) return noBucket;
  const problem = file && (limitProblem(found, file) ?? (await roomProblem(session, file.size)));
  if (problem) return problem;
  const isSigned = signedBy !== undefined;
  const owner = isSigned ? signedBy : personOf(caller);
  const operation = file ? 'storage.object.upload' : 'storage.object.sign_upload_url';
  try {
    await asCaller(session, isSigned ? server : caller, operation, async () => {
      await insertObject(session, bucket, name, { ...nothing, ...file }, { upsert, owner });
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
  return done({ owner });
}

async function find(session: SqlSession, caller: Caller, call: Of<'find'>): Promise<Answer> {
  const { bucket, names, by } = call;
  const found = await readBucket(session, bucket);
  if (!found || (by === 'public' && !found.isPublic)) return noBucket;
  const objects =
    by === 'caller'
      ? await asCaller(session, caller, 'storage.object.get', () => findObjects(session, bucket, names))
      : await findObjects(session, bucket, names);
  return objects.length === 0 ? noFile : done({}, { objects });
}

/** Changes files as the caller, in a bucket that exists. */
async function move(session: SqlSession, caller: Caller, call: Of<'move'>): Promise<Answer> {
  const { bucket, from, toBucket, to } = call;
  const [source] = await findObjects(session, bucket, [from]);
  const target = await readBucket(session, toBucket);
  if (!target) return noBucket;
  const problem = source && bucket !== toBucket ? limitProblem(target, source) : undefined;
  if (problem) return problem;
  return asCaller(session, caller, 'storage.object.move', () =>
    moveObject(session, bucket, from, toBucket, to),
  );
}

function carryOut(session: SqlSession, caller: Caller, call: StorageCall): Promise<Answer> {
  const as = (operation: string, work: () => Promise<Answer>): Promise<Answer> =>
    asCaller(session, caller, `storage.${operation}`, work);
  switch (call.do) {
    case 'list-buckets':
      return as('bucket.list', () => listBuckets(session));
    case 'bucket':
      return as('bucket.get', () => oneBucket(session, call.bucket));
    case 'create-bucket':
      return as('bucket.create', () => createBucket(session, call.bucket, call.settings, personOf(caller)));
    case 'update-bucket':
      return as('bucket.update', () => updateBucket(session, call.bucket, call.settings));
    case 'empty-bucket':
      return as('bucket.empty', () => emptyBucket(session, call.bucket));
    case 'delete-bucket':
      return as('bucket.delete', async () => {
        const answer = await deleteBucket(session, call.bucket);
        if (answer.status !== 200) return answer;
        await session.run('reset role');
        await setBucketAccess(session, call.bucket, 'server');
        return answer;
      });
    case 'upload':
      return upload(session, caller, call);
    case 'try-upload':
      return tryUpload(session, caller, call);
    case 'caller':
      return Promise.resolve(done({ owner: personOf(caller) }));
    case 'find':
      return find(session, caller, call);
    case 'list':
      return as('object.list', () => listObjects(session, call.bucket, call.options));
    case 'list-page':
      return as('object.list_v2', () => listPage(session, call.bucket, call.options));
    case 'remove':
      return as('object.delete_many', () => removeObjects(session, call.bucket, call.names));
    default:
      return move(session, caller, call);
  }
}

/** Carries out a request to the files of a project as its caller. Bytes are not its concern, only their rows. */
export async function storageAnswer(session: SqlSession, request: StorageRequest): Promise<StorageAnswer> {
  const caller = await callerOf(request);
  if (!caller) return { ...refused(401, 'InvalidJWT', 'jwt malformed'), role: null };
  const holder = await refusedHolder(session, request);
  if (holder) return { ...refused(holder.status, 'AccessDenied', holder.message), role: null };
  const { role } = caller;
  try {
    return { ...(await carryOut(session, caller, request.call)), role };
  } catch (error) {
    if (error instanceof NotEmptyError) return { ...error.toAnswer(), role };
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return { ...refusal, role };
  } finally {
    await session.run('reset role; reset all');
  }
}

/** The versions that rows name: the bytes of all others are leftovers. */
export async function storedVersions(session: SqlSession): Promise<readonly string[]> {
  const rows = await session.query('select version from storage.objects where version is not null');
  return rows.map((row) => String(row['version']));
}
