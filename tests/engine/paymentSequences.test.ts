import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backendPlanStore, type PlanStore } from '../../packages/engine/src/payments/store.ts';
import { accounts } from '../support/accounts.ts';
import { memoryPlanStore } from '../support/memoryPlanStore.ts';
import { paymentFixture, type PaymentFixture } from '../support/paymentFixture.ts';
import {
  paypalAccount,
  startPaypal,
  type Approval,
  type FakePaypal,
  type Trouble,
} from '../support/paypal.ts';
import { seeded } from '../support/seeded.ts';

let paypal: FakePaypal;
beforeAll(async () => {
  paypal = await startPaypal(3600);
});
afterAll(() => paypal.close());

const troubles: readonly Trouble[] = [
  { kind: 'lost-before' },
  { kind: 'lost-after' },
  { kind: 'half-answer' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 401 },
];

/** Two people at an installation of two servers on one database, who do in any order what people and networks do. */
class Story {
  /** Orders that somebody was sent to PayPal with, by whose they are. */
  readonly orders: { readonly id: string; readonly owner: string }[] = [];
  readonly reported: string[] = [];
  readonly fixtures: readonly PaymentFixture[];
  readonly people: readonly string[];
  private readonly random: () => number;

  constructor(seed: number, store: PlanStore, people: readonly string[]) {
    this.people = people;
    this.random = seeded(seed);
    const options = { url: paypal.url, store, transport: paypal.fetch };
    this.fixtures = [paymentFixture(options), paymentFixture(options)];
  }

  /** Whichever server answers. */
  ask(...parts: Parameters<PaymentFixture['ask']>): ReturnType<PaymentFixture['ask']> {
    return this.pick(this.fixtures).ask(...parts);
  }

  pass(ms: number): void {
    for (const fixture of this.fixtures) fixture.pass(ms);
  }

  async restart(): Promise<void> {
    for (const fixture of this.fixtures) fixture.restart();
    await Promise.all(this.fixtures.map((fixture) => fixture.recover()));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  async press(owner: string): Promise<void> {
    const { status, body } = await this.ask('create-paypal-order', { planId: 'pro' }, owner);
    if (status === 200) this.orders.push({ id: String(body['id']), owner });
  }

  async arrive(id: string, owner: string): Promise<void> {
    const { status } = await this.ask('capture-paypal-order', { orderId: id }, owner);
    // Money that was not taken, or not taken from this order, is never reported as paid.
    if (status === 200 && paypal.order(id)?.captureId === undefined)
      throw new Error(`An order that was not captured was reported as paid: ${this.reported.join(', ')}`);
  }

  async step(): Promise<void> {
    const owner = this.pick(this.people);
    const known = this.orders.length > 0 ? this.pick(this.orders) : { id: 'FORGED', owner };
    const steps: Readonly<Record<string, () => unknown>> = {
      click: () => this.press(owner),
      'double click': () => Promise.all([this.press(owner), this.press(owner)]),
      approve: () => {
        paypal.approve(known.id);
      },
      'other decision': () => {
        // What is captured cannot be undecided.
        const decisions: readonly Approval[] = ['declined', 'pending', 'approved'];
        if (paypal.order(known.id)?.captureId === undefined) paypal.approve(known.id, this.pick(decisions));
      },
      return: () => this.arrive(known.id, known.owner),
      'return in two tabs': () =>
        Promise.all([this.arrive(known.id, known.owner), this.arrive(known.id, known.owner)]),
      'return and click': () => Promise.all([this.arrive(known.id, known.owner), this.press(known.owner)]),
      'return as another': () => this.arrive(known.id, owner),
      'forge an address': () => this.arrive('FORGED', owner),
      reload: () => this.ask('current-plan', {}, owner),
      'free plan': () => this.ask('activate-free-plan', {}, owner),
      trouble: () =>
        paypal.disturb(this.pick(['/token', '/orders', '/capture', '/capture']), this.pick(troubles)),
      'tokens end': () => paypal.revokeTokens(),
      'an hour passes': () => this.pass(61 * 60 * 1000),
      'weeks pass': () => this.pass(20 * 24 * 60 * 60 * 1000),
      crash: () => this.pick(this.fixtures).crashAtComplete(),
      restart: () => this.restart(),
    };
    const name =
      this.random() < 0.5 ? this.pick(['click', 'approve', 'return']) : this.pick(Object.keys(steps));
    this.reported.push(name);
    await steps[name]?.();
  }

  /** Everything works again, and everybody checks once more. */
  async end(): Promise<void> {
    paypal.calm();
    for (const { id } of this.orders) if (paypal.order(id)?.approval === 'pending') paypal.approve(id);
    await this.restart();
    for (const owner of this.people) await this.ask('current-plan', {}, owner);
    for (const fixture of this.fixtures) await fixture.recover();
  }
}

async function play(
  seed: number,
  store: PlanStore,
  people: readonly string[] = [randomUUID(), randomUUID()],
): Promise<Story> {
  const story = new Story(seed, store, people);
  const length = 6 + (seed % 14);
  for (let at = 0; at < length; at += 1) await story.step();
  await story.end();
  return story;
}

/** How often somebody paid in a story, and what must not have happened but did. */
async function look(
  story: Story,
  store: PlanStore,
): Promise<{ readonly paid: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  let paid = 0;
  for (const id of new Set(story.orders.map((order) => order.id))) {
    const captures = paypal.captures.filter((captured) => captured === id).length;
    const order = await store.orderOf(id);
    const hasPlan = order !== undefined && (await store.periodOf(order.id)) !== undefined;
    if (captures > 1) faults.push(`${id} was captured ${captures} times`);
    if (captures > 0 && !hasPlan) faults.push(`${id} was captured and has no plan`);
    if (captures === 0 && hasPlan) faults.push(`${id} was not captured and has a plan`);
    if ((order?.state === 'captured') !== captures > 0) faults.push(`${id} is ${order?.state}`);
    paid += captures;
  }
  const periods = await Promise.all(story.people.map((owner) => store.periods(owner, new Date(0))));
  const months = periods.flat().filter(({ planId }) => planId !== 'explorer').length;
  if (months !== paid) faults.push(`${months} months for ${paid} payments`);
  const reported = story.fixtures.flatMap((fixture) => [...fixture.said, ...fixture.logged]).join('\n');
  if (reported.includes(paypalAccount.clientSecret)) faults.push('the secret was sent');
  return { paid, faults };
}

describe('whatever people, browsers and networks do', () => {
  test('1,000 stories: one capture for an order at most, and a plan exactly where there is a capture', async () => {
    const wrong: unknown[] = [];
    let payments = 0;
    for (let seed = 1; seed <= 1000; seed += 1) {
      const store = memoryPlanStore();
      const story = await play(seed, store);
      const { paid, faults } = await look(story, store);
      payments += paid;
      if (faults.length > 0) wrong.push({ seed, reported: story.reported, faults });
    }
    expect(wrong).toEqual([]);
    // The stories are worth something only if many of them get as far as paying.
    expect(payments).toBeGreaterThan(500);
  }, 600_000);

  test('5 stories in a real database end the same way', async () => {
    const people = await accounts();
    const store = backendPlanStore(people.backend);
    const wrong: unknown[] = [];
    for (let seed = 2001; seed <= 2005; seed += 1) {
      const pair = [(await people.signUp()).user.id, (await people.signUp()).user.id];
      const story = await play(seed, store, pair);
      const { faults } = await look(story, store);
      if (faults.length > 0) wrong.push({ seed, reported: story.reported, faults });
    }
    await people.close();
    expect(wrong).toEqual([]);
  }, 600_000);
});
