import {
  checkoutPath,
  contactSalesPath,
  explorerPlan,
  planById,
  planRoute,
  plans,
  planTarget,
  popularMark,
  priceText,
} from '@saywright/domain/pricing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  [
    'explorer',
    'Explorer',
    0,
    'free',
    false,
    [
      '3 connected projects',
      'basic navigation',
      'community support',
      'standard templates',
      'plain English interface',
    ],
    '$0',
    'activate',
    '/checkout?plan=explorer',
  ],
  [
    'pro',
    'Bridge Builder',
    29,
    '/month',
    true,
    [
      'unlimited projects',
      'priority support',
      'advanced orchestration',
      'custom integration templates',
      'team collaboration',
      'API connector access',
      'multi-service analytics',
    ],
    '$29',
    'pay',
    '/checkout?plan=pro',
  ],
  [
    'enterprise',
    'Ecosystem Master',
    199,
    '/month',
    false,
    [
      'everything in pro',
      'dedicated support',
      'custom integrations',
      'SLA',
      'advanced security',
      'white-label connector',
      'training',
    ],
    '$199',
    'contact',
    '/contact?plan=enterprise',
  ],
] as const)(
  'offers %s as documented',
  (planId, name, price, period, popular, features, text, route, target) => {
    const plan = planById(planId);
    expect(plan).toMatchObject({ planId, name, price, period, popular, features });
    expect(Object.keys(plan).toSorted()).toEqual(
      ['buttonText', 'description', 'features', 'name', 'period', 'planId', 'popular', 'price'].toSorted(),
    );
    expect(priceText(plan)).toBe(text);
    expect(planRoute(planId)).toBe(route);
    expect(planTarget(planId)).toBe(target);
  },
);

it('has three subscriptions, one of them marked', () => {
  expect(plans.map((plan) => plan.planId)).toEqual(['explorer', 'pro', 'enterprise']);
  expect(plans.filter((plan) => plan.popular)).toHaveLength(1);
  expect(popularMark).toBe('Most Popular');
  expect(explorerPlan.buttonText).toBe('Activate Explorer Plan');
  expect(contactSalesPath).toBe('/contact?plan=enterprise');
  expect(checkoutPath('pro')).toBe('/checkout?plan=pro');
});

it('falls back to explorer for an unknown subscription', () => {
  fc.assert(
    fc.property(fc.anything(), (id) => {
      const plan = planById(id);
      expect(plan.planId).toBe(plans.find(({ planId }) => planId === id)?.planId ?? 'explorer');
    }),
  );
  expect(['PRO', ' pro', '', undefined, null, Number.NaN, ['pro'], '__proto__'].map(planById)).toEqual(
    Array.from({ length: 8 }, () => explorerPlan),
  );
});

it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('shows no price for %d', (price) => {
  expect(priceText({ price })).toBe('$0');
});
