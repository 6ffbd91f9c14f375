export const stand = 'mock_data high';
export const work = 'mock_data medium';
export const secret = 'mock_data critical';
export const comment = 'todo_comment medium';
export const address = 'hardcoded_value high';

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const token = (claims: unknown) =>
  [encode({ alg: 'HS256' }), encode(claims), 'c2lnbmF0dXJl'].join('.');

import { checkSource } from '@saywright/domain/compliance';

export const check = (text: string, path = 'src/a.ts') => checkSource({ path, text });
export const kinds = (text: string, path?: string) =>
  check(text, path).violations.map(({ type, severity }) => `${type} ${severity}`);
