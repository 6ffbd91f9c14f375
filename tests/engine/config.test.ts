import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configSchema } from '@saywright/engine/protocol';
import { describe, expect, test } from 'vitest';

describe('the first configuration of the app', () => {
  const reported = { publishableKey: 'key', projectId: 'project' };

  test.each([
    ['https://example.org/people', 'https://example.org/people'],
    [undefined, undefined],
    ['http://example.org', undefined],
    ['javascript:alert(1)', undefined],
    [7, undefined],
  ])('names a contact only by an https address: %j', (contactUrl, expected) => {
    expect(configSchema.parse({ ...reported, contactUrl })).toMatchObject(reported);
    expect(configSchema.parse({ ...reported, contactUrl }).contactUrl).toBe(expected);
  });
});

test.each(['http://example.org', 'example.org', ''])(
  'a contact that is no https address is reported before anything starts: %j',
  (address) => {
    const entry = fileURLToPath(new URL('../../packages/engine/dist/server.js', import.meta.url));
    const folder = join(tmpdir(), 'saywright-never-started');
    const { status, stderr, stdout } = spawnSync(process.execPath, [entry], {
      env: { ...process.env, PORT: '0', SAYWRIGHT_DATA: folder, SAYWRIGHT_CONTACT_URL: address },
      encoding: 'utf8',
      timeout: 50_000,
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /This must be a complete address that starts with https:\/\/\.\s+.*SAYWRIGHT_CONTACT_URL/,
    );
  },
);

test.each([
  { PAYPAL_BASE_URL: 'http://127.0.0.1:80@evil.example/' },
  { PAYPAL_BASE_URL: 'https://api-m.paypal.com' },
  { PAYPAL_BASE_URL: 'http://localhost.evil.example' },
  { PAYPAL_BASE_URL: 'http://127.0.0.1:8080/path' },
  { PAYPAL_MODE: 'production' },
  { SAYWRIGHT_HOSTS: 'https://example.org' },
  { SAYWRIGHT_SITES_DOMAIN: 'https://apps.example.org' },
  { SAYWRIGHT_SITES_DOMAIN: 'localhost' },
  { SAYWRIGHT_SITES_DOMAIN: 'apps.example.org', SITE_ORIGIN: 'https://example.org' },
  { SAYWRIGHT_SITES_DOMAIN: 'example.org', SITE_ORIGIN: 'https://studio.example.org' },
  { SAYWRIGHT_SITES_DOMAIN: 'example.org', SITE_ORIGIN: 'https://example.org' },
  { SAYWRIGHT_MODEL: 'a-model-without-an-address' },
  { SAYWRIGHT_MODEL_URL: 'http://models.example.org/v1', SAYWRIGHT_MODEL: 'small' },
  { SAYWRIGHT_MODEL_PRICES: '1,2,3' },
])('a setting that cannot be meant is named before anything starts: %j', (setting) => {
  const entry = fileURLToPath(new URL('../../packages/engine/dist/server.js', import.meta.url));
  const { status, stderr, stdout } = spawnSync(process.execPath, [entry], {
    env: { ...process.env, PORT: '0', SAYWRIGHT_DATA: join(tmpdir(), 'saywright-never-started'), ...setting },
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(Object.keys(setting)[0]);
});
