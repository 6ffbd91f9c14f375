import { countText } from '@saywright/domain/receipt';
import { effectiveRisk } from '@saywright/domain/risk';
import { isSameAccess } from '../access/lines.ts';
import { isSameEffect, type Proof } from '../database/prove.ts';

function sameRules(before: Proof, after: Proof): boolean {
  const rules = ({ findings }: Proof): string =>
    findings.map(({ rule, level, object }) => `${rule} ${level} ${object}`).join('\n');
  return rules(before) === rules(after);
}

/**
 * The sentence for a receipt whose plan was proven again right before it ran, because other data had changed; undefined
 * when the second proof differs in anything that was approved.
 */
export function recheckSentence(before: Proof, after: Proof): string | undefined {
  const isHarmless =
    isSameEffect(before.signature, after.signature) &&
    effectiveRisk(before.risk, after.risk) === before.risk &&
    before.undoable === after.undoable &&
    sameRules(before, after) &&
    JSON.stringify(before.later) === JSON.stringify(after.later) &&
    isSameAccess(before.access, after.access);
  if (!isHarmless) return undefined;
  const counts = after.effects.rows.flatMap((row) => {
    const earlier = before.effects.rows.find(({ table }) => table === row.table)?.before;
    return earlier === undefined || row.before === undefined || earlier === row.before
      ? []
      : [`${row.table} went from ${countText(earlier)} to ${countText(row.before)} rows`];
  });
  const reason = counts.length > 0 ? counts.join(' and ') : 'your data around it changed';
  return `This was checked again before it ran, because ${reason} in the meantime. It did exactly what you approved.`;
}
