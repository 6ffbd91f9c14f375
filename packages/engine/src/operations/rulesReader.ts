import type { Reading } from '@saywright/domain/ast';
import { missingList } from '@saywright/domain/core';
import { readRequests } from '@saywright/domain/core/pages';
import { readTablePages } from '@saywright/domain/core/table-pages';
import type { LearnedModel } from '@saywright/domain/learned';
import type { Lexicon } from '@saywright/domain/planner';
import { adviceFor, isPlausible, readInstruction } from '@saywright/domain/read';
import { serviceOf } from '@saywright/domain/routing';
import { otherLanguage } from '@saywright/domain/suggest';
import { writePlan, writeQuestion } from '@saywright/domain/write';
import type { ReadContext } from '../ports/reader.ts';
import type { ProjectRow } from '../store/store.ts';
import type { InstructionReader } from './readers.ts';

type Parts = Extract<Reading, { readonly kind: 'parts' }>;

/** What a plan understood, as the person would ask for it: `You want to add 1 order.` is `Add 1 order`. */
function asRequest(understood: string): string {
  const asked = understood
    .replace(/^You want to /u, '')
    .replace(/^You want (?=an? table )/u, 'create ')
    .replace(/\.$/u, '');
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
}

/** What a reading of the database would do, in one line; undefined where it cannot be written. */
function titleOf({ parts }: Parts, lexicon: Lexicon): string | undefined {
  const [part] = parts;
  if (part?.service !== 'database') return undefined;
  if ('question' in part) {
    const written = writeQuestion(part.question, part.caption, lexicon);
    return written.ok ? `Show ${part.caption}` : undefined;
  }
  const written = writePlan(part.changes, lexicon);
  return written.ok ? asRequest(written.value.plan.understood) : undefined;
}

/**
 * Asks whether a reading of the database, or one of the other instructions, is what was meant: the rules are too often
 * wrong to plan it at once. Undefined where nothing is left that the words can mean.
 */
function offered(
  reading: Parts,
  instruction: string,
  others: readonly string[],
  lexicon: Lexicon,
): Reading | undefined {
  const label = titleOf(reading, lexicon);
  const isMeant = label !== undefined && isPlausible(label, instruction, lexicon);
  const choices = [
    ...(isMeant ? [{ label, instruction }] : []),
    ...others.map((other) => ({ label: other, instruction: other })),
  ];
  if (choices.length === 0) return undefined;
  return {
    kind: 'question',
    text: `Is ${choices.length > 1 ? 'one of these' : 'this'} what you mean? Nothing was run.`,
    choices,
    words: isMeant ? reading.words : [],
  };
}

/**
 * The rules of the core: for the service that was chosen, otherwise for the one that the words suggest first. What was
 * learned from annotated messages adds what else may be meant; only where both agree, a change is planned at once.
 */
export function rulesReader(
  contextOf: (project: ProjectRow) => Promise<ReadContext>,
  learnedModel?: () => Promise<LearnedModel>,
): InstructionReader {
  return {
    kind: 'rules',
    async read({ project, instruction, service, isConfirmed = false }) {
      const { lexicon, hosts, today } = await contextOf(project);
      // An instruction in another language gets its answer in it, and a choice is read exactly as it was offered.
      const learned = isConfirmed || otherLanguage(instruction) ? undefined : await learnedModel?.();
      const readings = readInstruction(instruction, {
        lexicon,
        today,
        ...(hosts && { hosts }),
        ...(service && { service }),
        ...(learned && { learned }),
      }).flatMap(({ reading, rules, isSuggested, isAgreed = false, others = [], isWhole = false }) => {
        const isOffer = rules === 'database' && reading.kind === 'parts' && !isConfirmed && !isAgreed;
        const shown = isOffer ? offered(reading, instruction, others, lexicon) : reading;
        return shown ? [{ reading: shown, isSuggested, isClear: isWhole }] : [];
      });
      const missing =
        isConfirmed ||
        readings.some(({ isClear }) => isClear) ||
        (service ?? serviceOf(instruction)) !== 'database'
          ? undefined
          : missingList(instruction, lexicon, today);
      if (missing) {
        const { text, label, instruction: made } = missing;
        const choices = [{ label, instruction: made }];
        return { reading: { kind: 'question', text, choices, words: [] }, isClear: true };
      }
      const read =
        readings.find(({ reading }) => reading.kind === 'parts') ??
        readings.find(({ isSuggested }) => isSuggested);
      return read && { reading: read.reading, isClear: read.isClear };
    },
  };
}

/** Says what is possible instead, for what no change does as people ask for it. */
export function adviceReader(contextOf: (project: ProjectRow) => Promise<ReadContext>): InstructionReader {
  return {
    kind: 'advice',
    async read({ project, instruction }) {
      if (readRequests(instruction)) return undefined;
      const { lexicon } = await contextOf(project);
      if (lexicon.tables.length === 0 || readTablePages(instruction, lexicon)) return undefined;
      const advice = adviceFor(instruction, lexicon);
      if (!advice) return undefined;
      const choices = advice.choices.map((one) => ({ label: one, instruction: one }));
      return { reading: { kind: 'question', text: advice.text, choices, words: [] } };
    },
  };
}
