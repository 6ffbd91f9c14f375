import { accessState, personName, readSession, signUpRequest } from '@saywright/domain/auth';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const whole = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_at: 1_795_000_000,
  user: { id: 'u1', email: 'ada@example.org', role: 'authenticated' },
};

test('a session holds its tokens, its expiry and its user', () => {
  expect(readSession(whole)).toEqual({
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresAt: 1_795_000_000,
    user: { id: 'u1', email: 'ada@example.org' },
  });
  expect(accessState(whole)).toBe('signed-in');
});

test('an account without an email has an empty one', () => {
  expect(readSession({ ...whole, user: { id: 'u1' } })?.user).toEqual({ id: 'u1', email: '' });
});

test.each([
  { access_token: '' },
  { refresh_token: undefined },
  { expires_at: '1795000000' },
  { expires_at: Number.NaN },
  { user: null },
  { user: { email: 'ada@example.org' } },
])('a session with %o is none, and its visitor anonymous', (part) => {
  expect(readSession({ ...whole, ...part })).toBeUndefined();
  expect(accessState({ ...whole, ...part })).toBe('anonymous');
});

test('any outside value gives one of the two states without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(['signed-in', 'anonymous']).toContain(accessState(value));
    }),
  );
});

test.each([
  ['Ada\u0000Lovelace', 'Ada Lovelace'],
  ['\t Ada\r\n', 'Ada'],
  ['نیما\u200Cپور', 'نیما\u200Cپور'],
  ['\u0000', ''],
])('the name %j is kept as %j', (typed, kept) => {
  expect(personName(typed)).toBe(kept);
});

test('the sign-up call sends both names, trimmed, and redirects to the root of the site', () => {
  const details = { email: 'ada@example.org', password: ' p w ', firstName: ' Ada ', lastName: '   ' };
  expect(signUpRequest(details, 'http://localhost:4321')).toEqual({
    email: 'ada@example.org',
    password: ' p w ',
    options: {
      emailRedirectTo: 'http://localhost:4321/',
      data: { first_name: 'Ada', last_name: '' },
    },
  });
});
