import * as kit from '@saywright/ui';
import * as react from 'react';
import { renderToString } from 'react-dom/server';
import { jsx } from 'react/jsx-runtime';
import { kitReferenceSchema } from '../../.storybook/reference/model.ts';
import { programOf, type Program } from '../../.storybook/live/program.ts';
import { rulesOf } from '../../.storybook/live/rules.ts';
import { allDocs } from '../../stories/support/allDocs.ts';
import { exampleOf } from '../../stories/support/examples.ts';

const modules = { react, '@saywright/ui': kit };
const entriesSchema = kitReferenceSchema.shape.entries;

/** Reads code as the editor does, with the rules of the given reference, which is JSON. */
const read = (code: string, reference: string): Program =>
  programOf(code, modules, rulesOf(entriesSchema.parse(JSON.parse(reference))), (run) => run());

const Drawn = ({ draw }: Pick<Program, 'draw'>): react.ReactElement =>
  jsx(react.Fragment, { children: draw() });

/** What the editor shows for code, or why it cannot. */
export function shownBy(code: string, reference: string): string {
  try {
    return renderToString(<Drawn {...read(code, reference)} />);
  } catch (error) {
    return String(error);
  }
}

/** Of every example by name: what the compiled one shows, and what the editor makes of its source. */
export const examples = (reference: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    allDocs.flatMap(({ name }) => {
      const example = exampleOf(name);
      if (example === undefined) return [];
      return [[name, [renderToString(<example.Example />), shownBy(example.code, reference)]]];
    }),
  );
