import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const common = {
  id: z.string(),
  instruction: z.string(),
  intent: z.string(),
  expect: z.object({
    risk: z.enum(['low', 'medium', 'high']),
    type: z.string(),
    /** Whether not acting is right: to refuse, or to ask. */
    refuse: z.boolean(),
    clarify: z.boolean(),
  }),
  note: z.string().optional(),
};

const person = z.object({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  uid: z.string().optional(),
  email: z.string().optional(),
  claims: z.record(z.string(), z.unknown()).optional(),
});
export type Person = z.infer<typeof person>;

const bind = z.union([
  z.strictObject({ table: z.string(), new: z.boolean().optional(), any: z.boolean().optional() }),
  z.strictObject({ col: z.tuple([z.string(), z.string()]), new: z.boolean().optional() }),
  z.strictObject({ fk: z.tuple([z.string(), z.string()]), name: z.string().optional() }),
  z.strictObject({ junction: z.tuple([z.string(), z.string()]), new: z.boolean().optional() }),
]);
export type Bind = z.infer<typeof bind>;

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const queries = z.array(z.string());
const names = z.array(z.string());

/** What the last result of a question has to match, one of several queries each. */
const resultAssert = z.strictObject({
  rows: z.number().optional(),
  scalar_in_sql: queries.optional(),
  list_in_sql: queries.optional(),
  pairs_in_sql: queries.optional(),
  top_in_sql: queries.optional(),
  ordered: z.boolean().optional(),
});
export type ResultAssert = z.infer<typeof resultAssert>;

/** One check of the database after the effect. Which field is set says which check. */
const databaseAssert = z.strictObject({
  setup: z
    .array(
      z.union([
        z.string(),
        z.object({ insert: z.string(), values: values.optional(), name: z.string().optional() }),
      ]),
    )
    .optional(),
  as: person.optional(),
  where: z.string().optional(),
  values: values.optional(),
  second: values.optional(),
  ok: z.boolean().optional(),
  on: z.boolean().optional(),
  now: z.boolean().optional(),
  code: z.string().optional(),
  set: z.string().optional(),
  equals: scalar.optional(),
  in: z.array(scalar).optional(),
  at_least: z.number().optional(),
  allowed: names.optional(),
  rejected: names.optional(),
  unchanged: z.boolean().optional(),
  result: resultAssert.optional(),
  has: names.optional(),
  type: z.tuple([z.string(), z.string()]).optional(),
  required: names.optional(),
  optional: names.optional(),
  default: z.string().optional(),
  insert: z.string().optional(),
  insert_twice: z.string().optional(),
  enum: z.string().optional(),
  index_on: z.string().optional(),
  rls: z.string().optional(),
  sees: z.string().optional(),
  can_change: z.string().optional(),
  can_delete: z.string().optional(),
  sql: z.string().optional(),
  sql_ok: z.string().optional(),
  sql_fails: z.string().optional(),
});
export type DatabaseAssert = z.infer<typeof databaseAssert>;

export const databaseItem = z.object({
  ...common,
  fixture: z.string(),
  bind: z.record(z.string(), bind).optional(),
  reference_sql: z.string(),
  alt_sql: z.array(z.string()).optional(),
  wrong_sql: z.array(z.string()).optional(),
  asserts: z.array(databaseAssert).min(1),
});
export type DatabaseItem = z.infer<typeof databaseItem>;

/** A Git command as text or arguments, or a file of the work tree. */
export const codeCommand = z.union([
  z.string(),
  z.array(z.string()),
  z.strictObject({ write: z.string(), content: z.string() }),
  z.strictObject({ remove: z.string() }),
]);
export type CodeCommand = z.infer<typeof codeCommand>;

const codeCheck = {
  unchanged: z.boolean().optional(),
  output: z.string().optional(),
  is_repo: z.boolean().optional(),
  head: z.string().optional(),
  branch: z.string().optional(),
  branch_count: z.number().optional(),
  commits: z.string().optional(),
  message: z.string().optional(),
  matches: z.string().optional(),
  merged: z.tuple([z.string(), z.string()]).optional(),
  is: z.boolean().optional(),
  file: z.string().optional(),
  ref: z.string().optional(),
  contains: z.string().optional(),
  lacks: z.string().optional(),
  same_as: z.string().optional(),
  clean: z.boolean().optional(),
  untracked_ok: z.boolean().optional(),
  tree_equals: z.tuple([z.string(), z.string()]).optional(),
  tag: z.string().optional(),
  at: z.string().optional(),
  same_commit: z.tuple([z.string(), z.string()]).optional(),
  tip_unmoved: z.string().optional(),
  old_tip_kept: z.string().optional(),
  conflict_shown: z.boolean().optional(),
  merging: z.boolean().optional(),
  tracked: z.string().optional(),
  ignored: z.string().optional(),
  stash: z.number().optional(),
  parents: z.number().optional(),
  remote: z.string().optional(),
  exists: z.boolean().optional(),
  equals: z.union([z.string(), z.number()]).optional(),
  in: z.array(z.number()).optional(),
};
const oneCodeAssert = z.strictObject(codeCheck);
const codeAssert = z.strictObject({
  ...codeCheck,
  any_of: z.array(z.union([oneCodeAssert, z.array(oneCodeAssert)])).optional(),
});
export type CodeAssert = z.infer<typeof codeAssert>;

export const codeItem = z.object({
  ...common,
  repo_fixture: z.string(),
  reference_commands: z.array(codeCommand),
  alt_commands: z.array(z.array(codeCommand)).optional(),
  wrong_commands: z.array(z.array(codeCommand)).optional(),
  asserts: z.array(codeAssert).min(1),
});
export type CodeItem = z.infer<typeof codeItem>;

const target = z.enum(['production', 'preview', 'all']).optional();
const scheduled = z.object({
  op: z.enum(['publish', 'promote', 'take_offline', 'bring_online']),
  branch: z.string().optional(),
  message: z.string().optional(),
});

/** One operation of the simulated site. */
export const siteStep = z.discriminatedUnion('op', [
  z.object({ op: z.literal('publish'), branch: z.string().optional(), note: z.string().optional() }),
  z.object({ op: z.literal('preview'), branch: z.string().optional(), note: z.string().optional() }),
  z.object({ op: z.literal('promote'), branch: z.string() }),
  z.object({ op: z.literal('remove_preview'), branch: z.string() }),
  z.object({ op: z.literal('rollback'), to: z.string() }),
  z.object({
    op: z.literal('set_env'),
    name: z.string(),
    value: z.union([z.string(), z.number(), z.boolean()]),
    target,
  }),
  z.object({ op: z.literal('unset_env'), name: z.string(), target }),
  z.object({ op: z.literal('add_domain'), domain: z.string(), primary: z.boolean().optional() }),
  z.object({ op: z.literal('remove_domain'), domain: z.string() }),
  z.object({ op: z.literal('set_primary'), domain: z.string() }),
  z.object({ op: z.literal('redirect'), from: z.string(), to: z.string() }),
  z.object({ op: z.literal('remove_redirect'), from: z.string() }),
  z.object({ op: z.literal('take_offline'), message: z.string().optional() }),
  z.object({ op: z.literal('bring_online') }),
  z.object({
    op: z.literal('set_password'),
    password: z.string().optional(),
    generate: z.boolean().optional(),
    target,
  }),
  z.object({ op: z.literal('remove_password'), target }),
  z.object({ op: z.literal('schedule'), at: z.string(), step: scheduled.optional() }),
  z.object({ op: z.literal('cancel_schedule') }),
  z.object({ op: z.literal('show'), what: z.string() }),
]);
export type SiteStep = z.infer<typeof siteStep>;

const siteCheck = {
  unchanged: z.boolean().optional(),
  shown: z.string().optional(),
  live_branch: z.string().optional(),
  fresh: z.boolean().optional(),
  preview: z.string().optional(),
  domain: z.string().optional(),
  primary: z.boolean().optional(),
  redirect: z.tuple([z.string(), z.string()]).optional(),
  scheduled: z.string().optional(),
  at: z.string().optional(),
  day: z.string().optional(),
  branch: z.string().optional(),
  path: z.string().optional(),
  exists: z.boolean().optional(),
  equals: scalar.optional(),
};
const oneSiteAssert = z.strictObject(siteCheck);
const siteAssert = z.strictObject({
  ...siteCheck,
  any_of: z.array(z.union([oneSiteAssert, z.array(oneSiteAssert)])).optional(),
});
export type SiteAssert = z.infer<typeof siteAssert>;

export const siteItem = z.object({
  ...common,
  site_fixture: z.string(),
  reference_steps: z.array(siteStep),
  alt_steps: z.array(z.array(siteStep)).optional(),
  wrong_steps: z.array(z.array(siteStep)).optional(),
  asserts: z.array(siteAssert).min(1),
});
export type SiteItem = z.infer<typeof siteItem>;
