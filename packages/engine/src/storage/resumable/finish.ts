import { ask, kept, StorageRefusal, type ProjectContext } from '../context.ts';
import type { ProjectFiles } from '../projectFiles.ts';
import type { Unfinished } from './unfinished.ts';
import { signedBy } from './uploader.ts';

/**
 * Makes a file of an upload whose bytes have all arrived, as its caller, so that access rules decide again. Where they
 * refuse it, the upload and its bytes go. After any other failure it stays and the next request tries again. Call only
 * while nobody else works on the upload.
 */
export function finishUpload(
  files: ProjectFiles,
  c: ProjectContext,
  upload: Unfinished,
  /** Whether it was certainly not tried before. */
  { isFirst }: { readonly isFirst: boolean },
): Promise<void> {
  const { unfinished, bytes } = files;
  const { project } = c.env;
  const { id, bucket, name, upsert, size, type, cacheControl, userMetadata } = upload;
  return files.changing(project, async () => {
    await files.ready(project);
    if (isFirst || !(await files.isStored(project, id))) {
      const etag = await bytes.adopt(project, id, unfinished.pathOf(project, id));
      const file = { version: id, size, etag, type, cacheControl, userMetadata };
      try {
        await kept(files, project, id, () =>
          ask(files, c, { do: 'upload', bucket, name, upsert, file, ...signedBy(upload) }),
        );
      } catch (error) {
        // A token that has just expired is renewed by the client.
        if (error instanceof StorageRefusal && error.answer.status !== 401)
          await unfinished.remove(project, id);
        throw error;
      }
    }
    await unfinished.finish(project, upload);
  });
}
