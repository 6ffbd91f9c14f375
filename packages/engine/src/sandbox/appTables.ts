import { appReading, describedApp, readApp, unclearApp } from '@saywright/domain/app';
import type { InstructionReader, ReaderAnswer } from '../operations/readers.ts';

/** Nothing is served in a trial, so what pages would share is not there. */
const noParts = { script: '', styles: '', key: '' };

function question(text: string, instructions: readonly string[]): ReaderAnswer {
  const choices = instructions.map((instruction) => ({ label: instruction, instruction }));
  return { reading: { kind: 'question', text, choices, words: [] }, isClear: true };
}

/** Reads requests for whole apps in a throw-away project, which has a database and no pages: their tables are made. */
export function appTablesReader(tableNames: () => Promise<readonly string[]>): InstructionReader {
  return {
    kind: 'app',
    isForOne: true,
    async read({ instruction }) {
      const unclear = unclearApp(instruction);
      if (unclear) return question(unclear.text, unclear.choices);
      const request = readApp(instruction);
      if (!request) {
        const near = describedApp(instruction);
        return near && question(near.text, [near.instruction]);
      }
      const { offer, plain, others, spec, topics, unused } = request;
      if (topics.length > 0 || unused.length > 0)
        return question(`${offer} Nothing was planned.`, [plain, ...others].slice(0, 3));
      const { reading, understood, app } = appReading(request, noParts);
      const existing = await tableNames();
      const taken = app.stored.find(({ table }) => existing.includes(table));
      if (taken) {
        const reason = `There is already a table called ${taken.table}, which the app would make. Rename or delete that table first. Nothing was planned.`;
        return { reading: { kind: 'refusal', reason, suggestions: [] }, isClear: true };
      }
      return {
        reading: { ...reading, parts: reading.parts.filter(({ service }) => service === 'database') },
        names: {
          title: `Make the tables of ${spec.name}`,
          doneTitle: `Made the tables of ${spec.name}`,
          understood: `${understood} Here you try its tables; its pages are made in a project of your own, once you have an account.`,
        },
      };
    },
  };
}
