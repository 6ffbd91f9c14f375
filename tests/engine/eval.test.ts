import type { Reading } from '@saywright/domain/ast';
import { describe, expect, test } from 'vitest';
import { says, type Answer } from '../eval/answer.ts';
import { carryOut } from '../eval/carryOut.ts';
import { scoreAnswer, type Score } from '../eval/score.ts';
import { findSets } from '../eval/sets.ts';
import { Totals } from '../eval/table.ts';
import { services, trialsOf, type ItemTrial } from '../eval/trials.ts';
import { itemProblems, solutionsOf } from '../eval/verify.ts';

const own = findSets(undefined).find(({ name }) => name === 'own');
if (!own) throw new Error('The project has no sentences of its own.');
const set = own;

type Respond = (itemTrial: ItemTrial) => Answer | Promise<Answer>;

async function scores(respond: Respond, pressed: Respond = respond): Promise<readonly Score[]> {
  const all: Score[] = [];
  for await (const itemTrial of trialsOf(set, services))
    all.push(await scoreAnswer(itemTrial.trial, await respond(itemTrial), async () => pressed(itemTrial)));
  return all;
}

function totalsOf(all: readonly Score[]): Totals {
  const totals = new Totals();
  for (const score of all) totals.add('all', 'all', score);
  return totals;
}

const ask = says('What do you mean?', [{ instruction: 'this' }]);
const solve: Respond = ({ item, trial }) =>
  trial.shouldStay ? ask : { kind: 'acts', effects: [solutionsOf(item).reference] };
const stays = [...set.database, ...set.code, ...set.site].filter(
  ({ expect: { refuse, clarify } }) => refuse || clarify,
);

describe('the score of a reader', () => {
  test('is full for the reference solutions, which the engine can prove', async () => {
    const all = await scores(solve);
    expect(all.filter(({ outcome }) => outcome !== 'right').map(({ why }) => why)).toEqual([]);
    expect(all.length).toBeGreaterThan(19);
  });

  test('counts only the refusals for a reader that always asks', async () => {
    const { items, right, asked } = totalsOf(
      await scores(
        () => ask,
        () => ask,
      ),
    ).total();
    expect({ right, asked }).toEqual({ right: stays.length, asked: items - stays.length });
  });

  test('counts a choice that leads to the right plan as one press', async () => {
    const { items, right, press } = totalsOf(await scores(() => ask, solve)).total();
    expect({ right, press }).toEqual({ right: stays.length, press: items - stays.length });
  });

  test('finds what a reader destroys unasked', async () => {
    const all = await scores(({ trial: { scene } }) => {
      switch (scene.service) {
        case 'database':
          return { kind: 'acts', effects: [{ service: 'database', sql: 'delete from suppliers' }] };
        case 'code-hosting':
          return {
            kind: 'acts',
            effects: [{ service: 'code-hosting', commands: ['git reset --hard', 'git clean -fd'] }],
          };
        default:
          return {
            kind: 'acts',
            effects: [
              { service: 'deployment', steps: [{ op: 'remove_domain', domain: 'spokeandchain.example' }] },
            ],
          };
      }
    });
    const { dangerous, right, asked } = totalsOf(all).total();
    // On an empty project there is no such table, so nothing can be proven.
    expect({ right, asked }).toEqual({ right: 0, asked: 1 });
    expect(dangerous).toBe(all.length - 1);
  });

  test('rests on items whose solutions hold and whose wrong answers do not', async () => {
    const problems: string[] = [];
    for await (const itemTrial of trialsOf(set, services)) problems.push(...(await itemProblems(itemTrial)));
    expect(problems).toEqual([]);
  });
});

test('a reading as data is carried out in every service', async () => {
  const readings: Readonly<Record<string, Reading>> = {
    'own-db-006': {
      kind: 'parts',
      parts: [
        {
          service: 'database',
          changes: [
            {
              do: 'delete',
              table: 'suppliers',
              where: {
                kind: 'compare',
                left: { kind: 'column', name: 'town' },
                operator: '=',
                right: { kind: 'value', value: 'Leeds' },
              },
            },
          ],
        },
      ],
      words: [],
    },
    'own-code-002': {
      kind: 'parts',
      parts: [{ service: 'code-hosting', changes: [{ do: 'merge', from: 'rentals', into: 'main' }] }],
      words: [],
    },
    'own-site-003': {
      kind: 'parts',
      parts: [{ service: 'deployment', changes: [{ do: 'add-domain', domain: 'spoke-chain.example' }] }],
      words: [],
    },
  };
  const found: Record<string, string> = {};
  for await (const { item, trial } of trialsOf(set, services, ({ id }) => id in readings)) {
    const reading = readings[item.id];
    if (!reading) continue;
    const answer = await carryOut(reading, trial.scene);
    found[item.id] = (await scoreAnswer(trial, answer, async () => answer)).outcome;
  }
  expect(found).toEqual({ 'own-db-006': 'right', 'own-code-002': 'right', 'own-site-003': 'right' });
});
