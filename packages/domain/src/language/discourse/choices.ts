import type { DiscourseChoice, DiscourseContext, DiscourseTable } from './context.ts';
import { bareTable } from './mentions.ts';
import { bare, core } from './phrases.ts';
import { rewritten, type Resolution } from './resolution.ts';

const ordinals: readonly (readonly string[])[] = [
  ['first', '1st', 'one', '1', 'former', 'top'],
  ['second', '2nd', 'two', '2', 'latter'],
  ['third', '3rd', 'three', '3'],
  ['fourth', '4th', 'four', '4'],
  ['fifth', '5th', 'five', '5'],
];

function words(text: string): string {
  return bare(core(text))
    .replaceAll(/["'“”().]/gu, '')
    .replace(/^(?:(?:the|a|an|i mean|i meant|take|use|with|option|number|no|choice|answer|nr|#)\s+)+/u, '')
    .replace(/\s+(?:one|option|choice|ones)$/u, '')
    .trim();
}

/** The choice that a position names: "the second one", "2", "the last". */
function byPosition(said: string, choices: readonly DiscourseChoice[]): DiscourseChoice | undefined {
  if (said === 'last' || said === 'bottom') return choices.at(-1);
  if (said === 'latter') return choices.length === 2 ? choices[1] : undefined;
  const at = ordinals.findIndex((forms) => forms.includes(said));
  return at < 0 ? undefined : choices[at];
}

/** The only choice whose label fits; undefined where several or none do. */
function byLabel(said: string, choices: readonly DiscourseChoice[]): DiscourseChoice | undefined {
  if (said.length < 2 && !choices.some(({ label }) => words(label) === said)) return undefined;
  const fits = [
    (label: string) => label === said,
    (label: string) => label.startsWith(`${said} `),
    (label: string) => ` ${label} `.includes(` ${said} `),
  ];
  for (const fit of fits) {
    const found = choices.filter(({ label }) => fit(words(label)));
    if (found.length > 1) return undefined;
    if (found[0]) return found[0];
  }
  return undefined;
}

/** The choice that a text picks; undefined when it is something else. */
export function pickedChoice(text: string, choices: readonly DiscourseChoice[]): DiscourseChoice | undefined {
  const pressed = choices.find(({ instruction }) => instruction === text.trim());
  if (pressed) return pressed;
  const said = words(text);
  if (said === '' || said.length > 80) return undefined;
  return byLabel(said, choices) ?? byPosition(said, choices);
}

const verbs: readonly (readonly [RegExp, string])[] = [
  [/^(?:delete|remove|drop|clear|empty)\b/iu, 'from'],
  [/^(?:add|insert|put)\b/iu, 'to'],
  [/^(?:show|list|count|how many|find|see|display)\b/iu, ''],
];

/** The setting of a variable whose value was asked for; undefined for anything but one word. */
function setting(text: string, question: string): string | undefined {
  const name = /^What should (?<name>\w+) be\? Say: set variable/u.exec(question)?.groups?.['name'];
  const value = text.trim();
  return name === undefined || /[\s"]/u.test(value)
    ? undefined
    : `Set environment variable ${name} to "${value}"`;
}

/** The last instruction with an answer to a question without choices: a name, or a table. */
function filled(
  text: string,
  question: NonNullable<DiscourseContext['question']>,
  last: DiscourseContext['last'],
  tables: readonly DiscourseTable[],
): string | undefined {
  if (last?.kind !== 'asked' || question.choices.length > 0) return undefined;
  const name = core(text).replace(/^(?:call it|it is|it's|the name is|name it)\s+/iu, '');
  if (name === '' || name.split(' ').length > 3) return undefined;
  const instruction = last.instruction.replace(/[.!?]+$/u, '');
  if (/\bcalled\b/iu.test(question.text) && /^rename\b/iu.test(instruction))
    return `${instruction} to ${name}`;
  if (/\bcalled\b/iu.test(question.text) && /\b(?:column|field|table)\b/iu.test(instruction))
    return instruction.replace(/\b(?<noun>column|field|table)\b/iu, `$<noun> called ${name}`);
  if (!bareTable(name, tables)) return undefined;
  const verb = verbs.find(([pattern]) => pattern.test(instruction));
  return verb && [instruction, verb[1], name].filter((part) => part !== '').join(' ');
}

/** The meaning of an answer to the waiting question; undefined when it is not one. */
export function resolveAnswer(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const { question } = context;
  if (!question) return undefined;
  const choice = pickedChoice(text, question.choices);
  if (choice)
    return {
      ...rewritten(choice.instruction, choice.replaces),
      ...(choice.service && { service: choice.service }),
    };
  const instruction = setting(text, question.text) ?? filled(text, question, context.last, tables);
  return instruction === undefined ? undefined : rewritten(instruction);
}
