import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { clientAddress } from '../../accounts/address.ts';
import { ask, refuse, type ProjectContext } from '../context.ts';
import type { ProjectFiles } from '../projectFiles.ts';
import { readUse } from '../tokens.ts';
import { resumablePath } from './protocol.ts';
import type { Finished } from './unfinished.ts';
import type { Creation, NewUpload } from './upload.ts';

/** As whom an upload is begun and continued. */
export type Uploader = Pick<NewUpload, 'role' | 'person'>;

/** A way to show that one may upload. */
export interface Way {
  /** Where its uploads are. */
  readonly path: string;
  /** Who begins an upload; throws where it would be refused. */
  begin(c: ProjectContext, creation: Creation): Promise<Uploader & { readonly upsert: boolean }>;
  /** Checks again who asks; returns whether an upload was begun by the same. */
  recognise(c: ProjectContext): Promise<(upload: Finished) => boolean | Promise<boolean>>;
}

const ownerSchema = z.object({ owner: z.string().nullable() });

/** By the rights of the caller, whom key and token name. */
export function byCaller(files: ProjectFiles): Way {
  return {
    path: resumablePath,
    async begin(c, { bucket, name, size, type, cacheControl, userMetadata }) {
      const upsert = c.req.header('x-upsert') === 'true';
      const file = { size, type, cacheControl, userMetadata };
      const { body, role } = await ask(files, c, { do: 'try-upload', bucket, name, upsert, file });
      return { role: role ?? '', person: ownerSchema.parse(body).owner, upsert };
    },
    async recognise(c) {
      const { body, role } = await ask(files, c, { do: 'caller' });
      const { owner } = ownerSchema.parse(body);
      return (upload) => upload.role === role && upload.person === owner;
    },
  };
}

/** Marks uploads by a signature, for which somebody else's rights were checked when it was made. */
const signedRole = 'signed';

/** Who signed an upload; undefined for one by the rights of the caller. */
export const signedBy = ({ role, person }: Uploader): { readonly signedBy?: string | null } =>
  role === signedRole ? { signedBy: person } : {};

/** By the token of a signed address, which names one file. */
export function bySignature(files: ProjectFiles): Way {
  const read = (c: ProjectContext, { bucket, name }: Pick<NewUpload, 'bucket' | 'name'>) =>
    readUse(c.req.header('x-signature') ?? '', c.get('right').jwtSecret, 'upload', `${bucket}/${name}`);
  return {
    path: `${resumablePath}/sign`,
    async begin(c, creation) {
      const signed = await read(c, creation);
      if (!signed)
        throw refuse(400, 'InvalidSignature', 'This signature is not valid for this file any more.');
      const { bucket, name, size, type, cacheControl, userMetadata } = creation;
      const { owner, upsert } = signed;
      const file = { size, type, cacheControl, userMetadata };
      await ask(files, c, { do: 'try-upload', bucket, name, upsert, file, signedBy: owner });
      return { role: signedRole, person: owner, upsert };
    },
    async recognise(c) {
      return async (upload) => {
        const signed = upload.role === signedRole ? await read(c, upload) : undefined;
        return signed !== undefined && signed.owner === upload.person;
      };
    },
  };
}

/** Whom an upload counts for: a person, an address that cannot be read from it, or null for the project's server. */
export function countsFor(c: ProjectContext, { role, person }: Uploader, proxies: number): string | null {
  if (person !== null) return person;
  if (role === 'service_role') return null;
  const address = clientAddress(c.env, c.req.header('x-forwarded-for'), proxies);
  return createHmac('sha256', c.get('right').jwtSecret).update(address).digest('base64url');
}
