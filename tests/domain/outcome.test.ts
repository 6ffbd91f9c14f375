import {
  databaseEffect,
  effectKinds,
  opensHereOnly,
  serviceAt,
  standIns,
  whereSentence,
} from '@saywright/domain/outcome';
import type { Effects } from '@saywright/domain/receipt';
import { describe, expect, it } from 'vitest';
import { noEffects as none } from './receipt.effects.ts';

const pets = { table: 'pets', inserted: 0, updated: 0, deleted: 0 };
const dropped = [{ name: 'pets', count: 2 }];

describe('what a plan did to the database', () => {
  it.each<[string, Partial<Effects>, (typeof effectKinds)[number]]>([
    ['nothing', {}, 'nothing'],
    [
      'a new table, with its lock and rows',
      { tablesCreated: ['pets'], rowSecurityOn: ['pets'], rows: [{ ...pets, inserted: 1 }] },
      'table-created',
    ],
    ['a table that goes', { tablesDropped: dropped }, 'table-removed'],
    [
      'one that goes and one that comes',
      { tablesCreated: ['dogs'], tablesDropped: dropped },
      'table-changed',
    ],
    ['a renamed table', { tablesRenamed: [{ from: 'a', to: 'b' }] }, 'table-changed'],
    ['a column', { columnsAdded: ['pets.age'] }, 'table-changed'],
    ['a data rule', { rulesDropped: 1 }, 'table-changed'],
    ['an access rule', { policiesAdded: 1 }, 'access-changed'],
    ['a lock', { rowSecurityOff: ['pets'] }, 'access-changed'],
    ['a row more', { rows: [{ ...pets, inserted: 1 }] }, 'rows-added'],
    ['a row changed', { rows: [{ ...pets, inserted: 1, updated: 1 }] }, 'rows-changed'],
    ['a row less', { rows: [{ ...pets, updated: 1, deleted: 1 }] }, 'rows-deleted'],
  ])('%s', (_name, effects, kind) => {
    expect(databaseEffect({ ...none, ...effects })).toBe(kind);
    expect(effectKinds).toContain(kind);
  });
});

describe('where a service is', () => {
  it('is called by its product name only where an account is linked', () => {
    expect(serviceAt('database', 'account')).toBe('Supabase');
    expect(serviceAt('database', 'machine')).toBe('local database');
    expect(serviceAt('database', 'browser')).toBe('trial database');
    expect(whereSentence('deployment', 'account')).toBe('');
    expect(whereSentence('database', 'browser')).toContain('this browser tab');
    for (const { is, account } of Object.values(standIns)) {
      expect(is).toMatch(/on this machine$/u);
      expect(account).toMatch(/^No \w+ account is linked\.$/u);
    }
  });

  it.each([
    ['http://localhost:4322/_sites/a/', true],
    ['http://127.0.0.1:4322', true],
    ['http://[::1]:1/', true],
    ['http://shop.localhost/', true],
    ['https://shop.example/localhost', false],
    ['https://localhost.example/', false],
    ['https://user@shop.example/', false],
    ['not an address', false],
  ])('%s opens only on this machine: %s', (address, expected) => {
    expect(opensHereOnly(address)).toBe(expected);
  });
});
