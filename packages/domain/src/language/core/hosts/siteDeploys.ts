import { ask, branchesIn, mainBranch, site, valuesOf, versionOr } from './frames.ts';
import { refsOf } from './slots.ts';
import { deploysOf, versionIn } from './versions.ts';
import type { Slots } from './slots.ts';
import type { Meaning } from './types.ts';

/** The branch that is published: a named one, or none for the one at hand. */
export function publish(slots: Slots): Meaning | undefined {
  const branches = valuesOf(slots, 'branch');
  if (branches === undefined || branches.length > 1) return ask('Which branch should I publish?');
  if (branches.length === 0 && slots.has('BRANCH'))
    return ask(
      'Which branch should I publish?',
      slots.context.code.branches.map((name) => `publish the branch ${name}`),
    );
  const main = slots.items.find((item) => item.cat === 'cue' && item.value === 'MAIN');
  if (main !== undefined && branches.length === 0) slots.take(main);
  const branch = branches[0] ?? (main === undefined ? undefined : mainBranch(slots));
  return site({ do: 'publish', ...(branch !== undefined && { branch }) });
}

export function preview(slots: Slots): Meaning | undefined {
  const branches = branchesIn(slots);
  if (branches === undefined || (branches.length === 0 && slots.has('BRANCH')))
    return ask('Which branch do you want to preview?');
  return site(
    ...(branches.length === 0
      ? [{ do: 'preview' as const }]
      : branches.map((branch) => ({ do: 'preview' as const, branch }))),
  );
}

/** The one preview that is meant; with a single preview, that one. */
function previewOf(slots: Slots, sentence: string): readonly string[] | Meaning {
  const previews = slots.context.site.previews.map(({ branch }) => branch);
  const named = branchesIn(slots);
  const only = named?.length === 0 && previews.length === 1 && slots.has('PREVIEW') ? previews : named;
  if (only === undefined || only.length === 0)
    return ask(
      'Which preview do you mean?',
      previews.map((branch) => `${sentence} ${branch}`),
    );
  const missing = only.find((branch) => !previews.includes(branch));
  return missing === undefined
    ? only
    : ask(
        `There is no preview of ${missing}. Which one do you mean?`,
        previews.map((branch) => `${sentence} ${branch}`),
      );
}

export function promote(slots: Slots): Meaning | undefined {
  const found = previewOf(slots, 'promote the preview of');
  if ('kind' in found) return found;
  const [branch = '', ...more] = found;
  return more.length > 0 ? undefined : site({ do: 'promote', branch });
}

export function removePreview(slots: Slots): Meaning | undefined {
  const found = previewOf(slots, 'remove the preview of');
  if ('kind' in found) return found;
  return site(...found.map((branch) => ({ do: 'remove-preview' as const, branch })));
}

export function rollBack(slots: Slots): Meaning | undefined {
  const deploys = deploysOf(slots);
  if (deploys.length === 0) return undefined;
  const earlier =
    slots.named('deploy').length === 0 && slots.has('BEFORE') && slots.has('it', 'that')
      ? slots.antecedent('deploy')
      : undefined;
  if (slots.has('REVERT') && slots.has('PUBLISH', 'PUBLISHING')) {
    const [, before] = deploys;
    for (const item of slots.items) if (item.cat === 'cue' && item.value === 'LAST') slots.take(item);
    return before === undefined ? undefined : site({ do: 'roll-back', deploy: before.id });
  }
  // "I liked last Friday's version. Show that one again."
  const said =
    versionIn(slots, deploys, 'deploy', true) ??
    (slots.has('VERSION', 'it', 'that') && slots.earlier.length > 0
      ? versionIn(slots.previous(), deploys, 'deploy', true)
      : undefined);
  // What stays shows which version is meant: "as it was before, with the new prices".
  const found =
    earlier === undefined
      ? said
      : {
          id:
            deploys[deploys.findIndex(({ id }) => id === refsOf(earlier, 'deploy')[0]?.value) + 1]?.id ?? '',
        };
  const deploy = versionOr(found, (title) => `roll back to "${title}"`);
  if (typeof deploy !== 'string') return deploy;
  if (deploy === slots.context.site.live?.id || deploy === '')
    return ask(
      'Visitors see that version already. Which one do you want instead?',
      deploys.slice(1).map(({ message }) => `roll back to "${message}"`),
    );
  return site({ do: 'roll-back', deploy });
}
