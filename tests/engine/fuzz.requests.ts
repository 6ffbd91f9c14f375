import { studioTables } from '../support/studioTables.ts';
import {
  accessCommands,
  commands,
  contactSchema,
  dataCommands,
  modelCommands,
  paymentCommands,
  projectApiCommands,
  projectsCommands,
  requestSchema,
} from '@saywright/engine/protocol';
import * as fc from 'fast-check';
import { fromSchema, mutated, texts } from '../support/fromSchema.ts';

/** A request, right or wrong in shape. */
export interface Sent {
  /** The origin it goes to. */
  readonly to: 'studio' | 'sites';
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly isSignedIn: boolean;
}

const json = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  value.map((content) => JSON.stringify(content) ?? 'null');

/** Mostly right in shape, often with something wrong, sometimes no JSON at all. */
const bodyOf = (right: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: json(right) },
    { weight: 4, arbitrary: json(mutated(right)) },
    { weight: 1, arbitrary: texts },
    {
      weight: 1,
      arbitrary: fc.constantFrom('null', '[]', '{', '"', '['.repeat(20_000), '{"a":"\\u0000"}', '\u{FEFF}{}'),
    },
  );

/** Text as it can be sent: halves of characters become the mark for what cannot be read. */
const wellFormed = (text: string): string => Buffer.from(text).toString();
const encoded = texts.map((text) => encodeURIComponent(wellFormed(text)));
const rawPath = fc.oneof(
  encoded,
  texts.map((text) => wellFormed(text.replaceAll(/[\s#\\?]/gu, '_'))),
);
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE') },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'OPTIONS', 'PROPFIND') },
);

const command = fc
  .constantFrom(
    ...Object.values({
      ...commands,
      ...modelCommands,
      ...paymentCommands,
      ...projectApiCommands,
      ...projectsCommands,
      ...dataCommands,
      ...accessCommands,
    }),
  )
  .chain(({ name, payload }) => fc.record({ command: fc.constant(name), payload: fromSchema(payload) }));

const bridge = fc.record({
  method: fc.constant('POST'),
  path: fc.constant('/bridge/v1/commands'),
  body: bodyOf(fc.oneof({ weight: 5, arbitrary: command }, fromSchema(requestSchema))),
});
const contact = fc.record({
  method: fc.constant('POST'),
  path: fc.constant('/bridge/v1/contact'),
  body: bodyOf(fromSchema(contactSchema)),
});
const functions = fc.constantFrom(...Object.values(paymentCommands)).chain(({ name, payload }) =>
  fc.record({
    method: fc.constant('POST'),
    path: fc.constant(`/functions/v1/${name}`),
    body: bodyOf(fromSchema(payload)),
  }),
);
const account = fc.record(
  {
    email: fc.oneof(texts, fc.constant('fuzz@example.org')),
    password: texts,
    data: fc.dictionary(texts, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
    phone: texts,
    token: texts,
    token_hash: texts,
    type: fc.constantFrom('signup', 'recovery', 'magiclink', 'email_change', 'x'),
    refresh_token: texts,
    auth_code: texts,
    code_verifier: texts,
    code_challenge: texts,
    redirect_to: texts,
  },
  { requiredKeys: [] },
);
const auth = fc.record({
  method,
  path: fc
    .tuple(
      fc.constantFrom(
        'signup',
        'token',
        'user',
        'logout',
        'recover',
        'otp',
        'verify',
        'settings',
        'health',
        'authorize',
        'callback',
        'magiclink',
        'resend',
        'reauthenticate',
        'admin/users',
        'invite',
        'factors',
        'x',
      ),
      fc.constantFrom(
        '',
        '?grant_type=password',
        '?grant_type=refresh_token',
        '?grant_type=pkce',
        '?type=signup&token=x',
        '?redirect_to=%00',
      ),
    )
    .map(([name, query]) => `/auth/v1/${name}${query}`),
  body: bodyOf(account),
});
const filter = fc
  .tuple(
    fc.constantFrom(
      'id',
      'owner',
      'first_name',
      'plan',
      'amount',
      'created_at',
      'select',
      'order',
      'limit',
      'offset',
      'or',
      'and',
      'on_conflict',
      'columns',
    ),
    fc.constantFrom(
      '',
      'eq.',
      'neq.',
      'gt.',
      'like.',
      'ilike.',
      'in.',
      'is.',
      'not.',
      'fts.',
      'cs.',
      'ov.',
      'match.',
      '*,',
    ),
    encoded,
  )
  .map(([name, operator, value]) => `${name}=${operator}${value}`);
const row = fc.dictionary(
  fc.constantFrom('id', 'first_name', 'last_name', 'owner', 'name', 'plan', 'x'),
  fc.oneof(texts, fc.uuid(), fc.jsonValue({ maxDepth: 1 })),
  { maxKeys: 4 },
);
const rest = fc.record({
  method,
  path: fc
    .tuple(
      fc.oneof(
        fc.constantFrom(
          ...studioTables,
          'rpc/reserve_model_call',
          'rpc/append_journal',
          'rpc/open_order',
          'rpc/x',
          '',
        ),
        rawPath,
      ),
      fc.array(filter, { maxLength: 3 }),
    )
    .map(([name, filters]) => `/rest/v1/${name}?${filters.join('&')}`),
  body: bodyOf(fc.oneof(row, fc.array(row, { maxLength: 3 }))),
});
const page = fc.record({
  method,
  path: fc
    .tuple(
      fc.constantFrom('', 'assets/', 'auth/v1/', 'bridge/v1/', 'functions/v1/', 'settings/', '.vite/'),
      rawPath,
    )
    .map((parts) => `/${parts.join('')}`),
  body: texts,
});
const deploys = fc.record({
  method,
  path: fc
    .tuple(
      fc.constantFrom('api/v1/sites', 'api/v1/sites/', 'api/v1/deploys/', '_sites/', '_deploys/', ''),
      rawPath,
      fc.constantFrom('', '/deploys', '/rollback', '/files/x', '/deploys/1/restore'),
    )
    .map((parts) => `/${parts.join('')}`),
  body: bodyOf(
    fc.record(
      { files: fc.dictionary(texts, texts), draft: fc.boolean(), title: texts, branch: texts },
      { requiredKeys: [] },
    ),
  ),
});

const header = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 30,
});
const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom(
        'application/json',
        'text/csv',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
        'text/plain',
      ),
      header,
    ),
    accept: fc.constantFrom(
      'application/vnd.pgrst.object+json',
      'text/csv',
      'application/vnd.pgrst.plan+json',
      '*/*',
    ),
    prefer: fc.oneof(
      fc.constantFrom(
        'return=representation',
        'count=exact',
        'resolution=merge-duplicates',
        'tx=rollback',
        'max-affected=1',
      ),
      header,
    ),
    range: fc.oneof(fc.constantFrom('0-1', '5-1', 'bytes=0-1'), header),
    cookie: header,
    'x-forwarded-for': header,
    'accept-profile': header,
    'content-profile': header,
  },
  { requiredKeys: [] },
);

/** Replaces the right key and session. */
const credentials = fc.record(
  {
    authorization: fc.oneof(fc.constantFrom('Bearer ', 'Bearer x.y.z', 'Basic Og=='), header),
    apikey: header,
  },
  { requiredKeys: [] },
);

type Part = Pick<Sent, 'method' | 'path' | 'body'>;
/** Requests to every endpoint, with any headers and credentials. */
export const sent: fc.Arbitrary<Sent> = fc
  .tuple(
    fc.oneof(
      ...[bridge, contact, functions, auth, rest, page].map((part: fc.Arbitrary<Part>) =>
        part.map((request) => ({ to: 'studio' as const, request })),
      ),
      deploys.map((request) => ({ to: 'sites' as const, request })),
    ),
    fc.oneof(fc.constant({}), headers),
    fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, credentials),
    fc.boolean(),
  )
  .map(([{ to, request }, extra, other, isSignedIn]) => ({
    to,
    ...request,
    headers: { ...extra, ...other },
    // Signing out would leave everything after it at the door.
    isSignedIn: isSignedIn && !request.path.startsWith('/auth/v1/logout'),
  }));
