import type { OperationView } from '@saywright/engine/protocol';
import type { Observed, Thing } from './drive.ts';
import type { Expected } from './expected.ts';

const strangers = ['Ben', 'Vera'];

function isPrivate({ table }: Thing, operation: OperationView): boolean {
  const reach = operation.app?.stored.find((stored) => stored.table === table)?.reach ?? '';
  return !reach.startsWith('Everybody');
}

/** Why an app does not do what its sentence says; empty where it does. */
export function failuresOf(
  wanted: Expected,
  { things, problems }: Observed,
  operation: OperationView,
): readonly string[] {
  const failures: string[] = problems.map((problem) => `does not work: ${problem}`);
  const all = [...things.values()];
  /** Checks one thing that is named; where several are, one of them must do. */
  const check = (
    patterns: readonly RegExp[] | undefined,
    what: string,
    holds: (thing: Thing) => boolean,
  ): void => {
    for (const pattern of patterns ?? []) {
      const named = all.filter(
        ({ names, shown }) => pattern.test(names) || [...shown].some((field) => pattern.test(field)),
      );
      if (named.length === 0) failures.push(`missing: ${pattern.source}`);
      else if (!named.some(holds)) failures.push(`${what}: ${pattern.source}`);
    }
  };
  const exposes = ({ reads, sees }: Thing): boolean =>
    strangers.some((who) => [reads, sees].some((seen) => seen.has(`${who}>Anna`) || seen.has(`${who}>Olga`)));
  check(wanted.reads, 'visitors cannot read', (thing) => thing.sees.has('Vera>Olga'));
  check(
    wanted.own,
    'people cannot enter and see their own',
    (thing) =>
      thing.enters.has('Anna') &&
      (thing.sees.has('Anna>Anna') || thing.sees.has('Anna>any')) &&
      !thing.reads.has('Ben>Anna'),
  );
  check(
    wanted.shared,
    'others do not see what people enter',
    (thing) =>
      thing.enters.has('Anna') &&
      (thing.sees.has('Vera>Anna') || thing.sees.has('Ben>Anna') || thing.sees.has('Ben>any')),
  );
  check(
    wanted.sends,
    'visitors cannot send',
    (thing) => thing.enters.has('Vera') && !exposes(thing) && thing.sees.has('Olga>Vera'),
  );
  check(
    wanted.team,
    'the owner cannot keep',
    (thing) =>
      thing.enters.has('Olga') &&
      (thing.sees.has('Olga>Olga') || thing.sees.has('Olga>any')) &&
      !exposes(thing),
  );
  check(wanted.together, 'colleagues do not see', (thing) => thing.sees.has('Mark>Olga'));
  check(
    wanted.members,
    'not only members read',
    (thing) => thing.sees.has('Ben>Olga') && !thing.sees.has('Vera>Olga') && !thing.reads.has('Vera>Olga'),
  );
  const labels = all.flatMap((thing) => [...thing.labels]);
  for (const pattern of wanted.fields ?? [])
    if (!labels.some((label) => pattern.test(label)) && !all.some(({ names }) => pattern.test(names)))
      failures.push(`missing field: ${pattern.source}`);
  for (const pattern of wanted.answers ?? [])
    if (
      !all.some(
        (thing) =>
          [...thing.ofOwner].some((name) => pattern.test(name)) &&
          [...thing.shown].some((name) => pattern.test(name)),
      ) &&
      !all.some(
        (thing) => pattern.test(thing.names) && thing.enters.has('Olga') && thing.sees.has('Anna>Olga'),
      )
    )
      failures.push(`missing answer of the owner: ${pattern.source}`);
  for (const thing of all)
    if (
      isPrivate(thing, operation) &&
      strangers.some((who) => thing.reads.has(`${who}>Anna`) || thing.reads.has(`${who}>address`))
    )
      failures.push(`exposed: ${thing.table}`);
  return failures;
}
