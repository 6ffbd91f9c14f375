import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.maxLength(500));
const branch = z.string().check(z.minLength(1), z.maxLength(200));
const path = z.string().check(z.minLength(1), z.maxLength(1000));
const paths = z.array(path).check(z.minLength(1));
/** A branch, a tag, or a commit by its id or by the first characters of it. */
const version = z.string().check(z.minLength(1), z.maxLength(200));

/** A change of the founder's files or of their history, as data. */
export const codeChangeSchema = z.discriminatedUnion('do', [
  /** `paths` saves only these; `message` is derived from the files if left out. */
  z.object({ do: z.literal('save'), message: z.optional(text), paths: z.optional(paths) }),
  z.object({
    do: z.literal('create-branch'),
    name: branch,
    from: z.optional(version),
    switchTo: z.boolean(),
  }),
  z.object({ do: z.literal('rename-branch'), name: branch, to: branch }),
  z.object({ do: z.literal('delete-branch'), name: branch }),
  z.object({ do: z.literal('switch'), name: branch }),
  /** `settle` keeps one side's version of a file: `ours` is that of `into`, `theirs` that of `from`. */
  z.object({
    do: z.literal('merge'),
    from: branch,
    into: branch,
    settle: z.optional(z.array(z.object({ path, keep: z.enum(['ours', 'theirs']) }))),
  }),
  /** Adds a commit that reverts an earlier one; the last one if left out. */
  z.object({ do: z.literal('revert'), commit: z.optional(version) }),
  /** Files as they were in a version; all files if left out. */
  z.object({ do: z.literal('restore'), from: version, paths: z.optional(paths) }),
  /** Unsaved changes are thrown away: the files are again as they were last saved. */
  z.object({ do: z.literal('discard'), paths: z.optional(paths) }),
  /** Unsaved changes are put aside, and brought back later. */
  z.object({ do: z.literal('set-aside'), note: z.optional(text) }),
  z.object({ do: z.literal('bring-back') }),
  z.object({ do: z.literal('tag'), name: branch, version: z.optional(version) }),
  z.object({ do: z.literal('delete-tag'), name: branch }),
  /** Files that are never saved, as patterns of `.gitignore`. */
  z.object({ do: z.literal('ignore'), patterns: paths }),
  /** With `blob`, the id of content that the repository has already, such as a picture. */
  z.object({
    do: z.literal('write-file'),
    path,
    content: z.string().check(z.maxLength(100_000)),
    blob: z.optional(z.string().check(z.regex(/^[0-9a-f]{40}$/u))),
  }),
  z.object({ do: z.literal('move-file'), path, to: path }),
  z.object({ do: z.literal('delete-files'), paths }),
]);
export type CodeChange = z.infer<typeof codeChangeSchema>;

/** A question about the files or their history. */
export const codeQuestionSchema = z.discriminatedUnion('about', [
  z.object({ about: z.enum(['status', 'branches', 'tags', 'files', 'set-aside']) }),
  z.object({
    about: z.literal('history'),
    path: z.optional(path),
    author: z.optional(text),
    /** ISO 8601 date. */
    since: z.optional(text),
    branch: z.optional(branch),
  }),
  z.object({
    about: z.literal('difference'),
    from: version,
    to: z.optional(version),
    paths: z.optional(paths),
  }),
  z.object({ about: z.literal('file'), path, version: z.optional(version) }),
]);
export type CodeQuestion = z.infer<typeof codeQuestionSchema>;
