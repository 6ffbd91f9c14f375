import { plans } from '@saywright/domain/pricing';
import type { PlanPeriodView } from '../protocol/index.ts';
import type { PlanPeriod } from './store.ts';

/** A period as it is told. */
export function periodView({ planId, startsAt, endsAt }: PlanPeriod): PlanPeriodView {
  return { planId, since: startsAt.toISOString(), until: endsAt?.toISOString() ?? null };
}

function rank({ planId }: PlanPeriod): number {
  return plans.findIndex((plan) => plan.planId === planId);
}

/** The highest plan that somebody has at a time, with the end of what is paid for; null without one. */
export function planAt(periods: readonly PlanPeriod[], now: Date): PlanPeriodView | null {
  const [current] = periods
    .filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now))
    .toSorted((one, other) => rank(other) - rank(one));
  if (!current) return null;
  // Months follow one another, so the last end is the end of all of them.
  const ends = periods.filter(({ planId }) => planId === current.planId).map(({ endsAt }) => endsAt);
  const until = ends.reduce(
    (latest, end) => (latest === null || end === null ? null : end > latest ? end : latest),
    current.endsAt,
  );
  return periodView({ ...current, endsAt: until });
}
