import type { Item, HostContext } from '../types.ts';
import { codeEvidence } from './codeEvidence.ts';
import { codeSentences } from './codeFill.ts';
import { questionEvidence } from './questionEvidence.ts';
import { saidOf } from './said.ts';
import type { Said } from './said.ts';
import { siteEvidence } from './siteEvidence.ts';
import { siteSentences } from './siteFill.ts';
import type { Evidence, Need } from './types.ts';

/** An operation that an instruction may mean, with sentences that would carry it out. */
export interface Near {
  readonly op: string;
  readonly score: number;
  readonly sentences: readonly string[];
}

const all = [...codeEvidence, ...siteEvidence, ...questionEvidence];

/** What speaks for an operation. */
export const evidenceOf = (op: string): readonly Evidence[] => all.filter((evidence) => evidence.op === op);

function holds(need: Need, { context: { code, site }, named, items }: Said): boolean {
  switch (need) {
    case 'branch':
      return named('branch').length > 0 || code.branches.length > 1;
    case 'preview':
      return site.previews.length > 0;
    case 'domain':
      return site.domains.length > 0;
    case 'path':
      return items.some(({ cat }) => cat === 'path');
    case 'redirect':
      return site.redirects.length > 0;
    case 'variable':
      return named('variable').length > 0 || items.some(({ cat }) => cat === 'variable');
    case 'schedule':
      return site.schedule !== null;
    default:
      return named(need).length > 0;
  }
}

/** Operations that take away, hide or replace what is there: offered only where the words have the first of their signs. */
const disruptive: ReadonlySet<string> = new Set([
  'delete-branch',
  'delete-files',
  'delete-tag',
  'discard',
  'remove-domain',
  'remove-password',
  'remove-preview',
  'remove-redirect',
  'remove-variable',
  'restore',
  'revert',
  'roll-back',
  'set-password',
  'take-offline',
]);

/** How much speaks for an operation; a name that it needs counts as a sign. */
function scoreOf({ op, service, needs, asks, signs }: Evidence, said: Said): number {
  const { context } = said;
  if (context.service !== undefined && context.service !== service) return 0;
  if (needs !== undefined && !holds(needs, said)) return 0;
  if (asks !== undefined && !said.has(asks)) return 0;
  const found = signs.filter(([, sign]) => said.has(sign));
  if (!found.some(([weight]) => weight > 0)) return 0;
  if (disruptive.has(op) && found[0] !== signs[0]) return 0;
  if (op === (context.site.online ? 'bring-online' : 'take-offline')) return 0;
  const isNamed =
    needs === 'path' || needs === 'variable'
      ? true
      : needs === 'branch' || needs === 'file' || needs === 'tag' || needs === 'domain'
        ? said.named(needs).length > 0
        : false;
  const isQuestion = /\?\s*$/u.test(said.text) && asks !== undefined;
  const isCode = op === 'start' && context.code.commits.length > 0 ? -2 : 0;
  return (
    found.reduce((sum, [weight]) => sum + weight, 0) +
    (isNamed ? 1.5 : needs === 'branch' ? -1 : 0) +
    (isQuestion ? 1 : 0) +
    isCode
  );
}

/** Operations that an instruction may mean, the nearest first. */
export function nearOperations(text: string, items: readonly Item[], context: HostContext): readonly Near[] {
  const said = saidOf(text, items, context);
  return all
    .map((evidence) => ({ evidence, score: scoreOf(evidence, said) }))
    .filter(({ score }) => score >= 1)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 8)
    .map(({ evidence: { op, service }, score }) => ({
      op,
      score,
      sentences: service === 'code-hosting' ? codeSentences(op, said) : siteSentences(op, said),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** The requests of one text in order, each as a sentence; empty if there are not several. */
export function severalRequests(
  clauses: readonly (readonly Item[])[],
  text: string,
  context: HostContext,
): readonly string[] {
  const found: { op: string; sentence: string }[] = [];
  for (const items of clauses) {
    const said = text.slice(items[0]?.start ?? 0, items.at(-1)?.end ?? 0);
    const [best] = nearOperations(said, items, context);
    const [sentence] = best?.sentences ?? [];
    if (best === undefined || sentence === undefined || best.score < 3 || best.op.startsWith('ask')) continue;
    if (!found.some((one) => one.op === best.op)) found.push({ op: best.op, sentence });
  }
  return found.length > 1 ? found.map(({ sentence }) => sentence) : [];
}

/** Up to `most` sentences near to an instruction: the likeliest of each operation, then further ones of the nearest. */
export function nearSentences(near: readonly Near[], most: number): readonly string[] {
  const [first, second, third] = near;
  const isClear =
    first !== undefined && first.score - (second?.score ?? 0) >= 2 && first.sentences.length > 1;
  const order = isClear
    ? [...first.sentences.slice(0, 2), ...(second?.sentences.slice(0, 1) ?? []), ...first.sentences.slice(2)]
    : [
        ...(first?.sentences.slice(0, 1) ?? []),
        ...(second?.sentences.slice(0, 1) ?? []),
        ...(third?.sentences.slice(0, 1) ?? []),
        ...(first?.sentences.slice(1) ?? []),
        ...(second?.sentences.slice(1) ?? []),
      ];
  return [...new Set(order)].slice(0, most);
}
