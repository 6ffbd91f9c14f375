import { plans } from '@saywright/domain/pricing';
import type { SubscriptionPeriodView } from '../protocol/index.ts';
import type { SubscriptionPeriod } from './store.ts';

/** A period in the protocol's shape. */
export function periodView({ planId, startsAt, endsAt }: SubscriptionPeriod): SubscriptionPeriodView {
  return { planId, since: startsAt.toISOString(), until: endsAt?.toISOString() ?? null };
}

function rank({ planId }: SubscriptionPeriod): number {
  return plans.findIndex((plan) => plan.planId === planId);
}

/** A person's highest subscription at a time, with the end of what is paid for; null without one. */
export function planAt(periods: readonly SubscriptionPeriod[], now: Date): SubscriptionPeriodView | null {
  const [current] = periods
    .filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now))
    .toSorted((one, other) => rank(other) - rank(one));
  if (!current) return null;
  // Paid months follow each other without gaps, so the last end is the end of all of them.
  const ends = periods.filter(({ planId }) => planId === current.planId).map(({ endsAt }) => endsAt);
  const until = ends.reduce(
    (latest, end) => (latest === null || end === null ? null : end > latest ? end : latest),
    current.endsAt,
  );
  return periodView({ ...current, endsAt: until });
}
