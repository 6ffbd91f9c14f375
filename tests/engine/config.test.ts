import { configSchema } from '@saywright/engine/protocol';
import { describe, expect, test } from 'vitest';

describe('what the app is told first', () => {
  const told = { publishableKey: 'key', projectId: 'project' };

  test.each([
    ['https://example.org/people', 'https://example.org/people'],
    [undefined, undefined],
    ['http://example.org', undefined],
    ['javascript:alert(1)', undefined],
    [7, undefined],
  ])('names a contact only by an https address: %j', (contactUrl, expected) => {
    expect(configSchema.parse({ ...told, contactUrl })).toMatchObject(told);
    expect(configSchema.parse({ ...told, contactUrl }).contactUrl).toBe(expected);
  });
});
