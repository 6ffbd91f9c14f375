import { appReading, readApp, type AppRequest } from '@saywright/domain/app';
import { describe, expect, test } from 'vitest';

function requested(sentence: string): AppRequest {
  const request = readApp(sentence);
  if (!request) throw new Error(`Not read: ${sentence}`);
  return request;
}

const asked = ({ questions }: AppRequest): readonly string[] => questions.map(({ text }) => text);

/** The app after pressing another answer. */
function answered(request: AppRequest, label: string): AppRequest {
  const options = request.questions.flatMap((question) => question.options);
  const option = options.find((one) => one.label === label);
  return requested(option?.instruction ?? `No such answer: ${label}`);
}

const shop = 'Build an online shop for my bakery with pick-up times';
const access = ({ spec }: AppRequest): readonly string[] =>
  spec.entities.map((entity) => `${entity.name} ${entity.access}`);

describe('what a sentence leaves open about an app', () => {
  test('is asked with an answer for now, unless the sentence says it', () => {
    expect(asked(requested(shop))).toEqual([
      'Who sees the products?',
      'Does it take an account to order?',
      'How do people pay?',
    ]);
    expect(asked(requested(`${shop}. Customers sign in and see only their own orders`))).toEqual([
      'Who sees the products?',
      'How do people pay?',
    ]);
    expect(asked(requested('Build a diary'))).toEqual([]);
    const { questions } = appReading(requested(shop), { script: '', styles: '', key: 'k' }).app;
    expect(questions).toHaveLength(3);
  });

  test('another answer is an instruction for the same app with that answer, and leads back', () => {
    const members = answered(requested(shop), 'Only people who sign in');
    expect(access(members)).toEqual(['products members', 'orders placed']);
    expect(asked(members)).toEqual(['Who sees the products?', 'How do people pay?']);
    const both = answered(members, 'Outside, and staff notes who has paid');
    expect(access(both)).toEqual(access(members));
    expect(both.spec.entities[1]?.fields.find(({ name }) => name === 'paid')).toMatchObject({ first: false });
    expect(access(answered(both, 'Everybody'))).toEqual(['products public', 'orders placed']);
    expect(both.spec.title).toBe('Bakery');
  });

  test('without accounts, visitors say who they are, and cannot decide what staff decides', () => {
    const open = answered(requested(shop), 'No');
    expect(access(open)).toEqual(['products public', 'orders inbox']);
    expect(open.spec.entities[1]?.title).toBe('Orders');
    const { reading } = appReading(open, { script: '', styles: '', key: 'k' });
    const written = JSON.stringify(reading);
    expect(written).toContain('Your name');
    expect(written).toContain('{"actions":["add"],"who":"everyone","where"');
    expect(access(answered(open, 'Yes, and people see their own'))).toContain('orders placed');
  });

  test('every answer of every kind is read wholly', () => {
    for (const kind of [
      'a booking app',
      'a restaurant site',
      'an events app',
      'a course site',
      'a lending library',
      'a rental app',
      'a membership app',
      'a volunteer app',
      'a clinic app',
      'a blog',
      'a fundraising site with donations',
    ]) {
      const request = requested(`Build ${kind}`);
      expect(request.questions.length).toBeLessThanOrEqual(3);
      for (const { instruction } of request.questions.flatMap(({ options }) => options)) {
        if (instruction === undefined) continue;
        const other = requested(instruction);
        expect([...other.topics, ...other.unused]).toEqual([]);
        expect(access(other).length).toBe(access(request).length);
        expect(JSON.stringify(other.spec)).not.toBe(JSON.stringify(request.spec));
      }
    }
  });
});
