import { projectTemplateById } from '../../content/demo/projectTemplates.ts';
import { heldBack, isFunctionWord } from '../guard/index.ts';
import { unquoted, withoutOpening } from '../../shared/text/instructionWords.ts';
import { defaultMessage } from './defaultMessage.ts';
import type { CodeContext, CodeUnderstanding, UnderstoodCodeAction } from './types.ts';

const suggestions = [
  'Save my changes',
  'Create a branch called new-header',
  'Merge new-header into main',
  'Undo the last save',
  'Show the history',
];

function plain(text: string): string {
  return withoutOpening(
    text
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/\s+/gu, ' '),
  )
    .replace(/(?:[\s,]+(?:please|thanks|thank you))?[.!?]*$/iu, '')
    .trim();
}

/** A branch name made from words: `new checkout page` becomes `new-checkout-page`. */
function asBranchName(said: string): string {
  return unquoted(said).replaceAll(/\s+/gu, '-');
}

/** The branch with this name, or the only one that differs just in capitals or hyphens. */
function findBranch(said: string, branches: readonly string[]): string | undefined {
  const name = unquoted(said);
  if (branches.includes(name)) return name;
  const wanted = asBranchName(name).toLowerCase();
  const found = branches.filter((branch) => branch.toLowerCase() === wanted);
  return found.length === 1 ? found[0] : undefined;
}

/** 'Main and all others' is more than main: every word must occur in the branch name. */
function saysNothingElse(said: string, branch: string): boolean {
  const words = unquoted(said).split(/\s+/u);
  return (
    words.length < 2 || words.every((word) => isFunctionWord(word) || branch.includes(word.toLowerCase()))
  );
}

/** Similar branch names; a change must never be one click away from an unrelated branch. */
function similar(said: string, branches: readonly string[]): readonly string[] {
  const wanted = asBranchName(said).toLowerCase();
  return branches
    .filter((branch) => {
      const name = branch.toLowerCase();
      return (
        saysNothingElse(said, name) &&
        (name.includes(wanted) || wanted.includes(name) || name.slice(0, 4) === wanted.slice(0, 4))
      );
    })
    .slice(0, 5);
}

function plan(action: UnderstoodCodeAction): CodeUnderstanding {
  return { kind: 'plan', action, next: [] };
}

function whichBranch(
  said: string,
  facts: CodeContext,
  instruct: (branch: string) => string,
): CodeUnderstanding {
  const close = similar(said, facts.branches);
  const text = `There is no branch called ${unquoted(said).slice(0, 60)}.`;
  if (close.length === 0)
    return {
      kind: 'refusal',
      reason: `${text} Your branches: ${facts.branches.slice(0, 8).join(', ')}.`,
      suggestions: ['Show all branches'],
    };
  return {
    kind: 'question',
    text: `${text} Which one do you mean?`,
    choices: close.map((branch) => ({ label: branch, instruction: instruct(branch) })),
  };
}

type Groups = Readonly<Record<string, string | undefined>>;
type Rule = readonly [RegExp, (said: Groups, facts: CodeContext) => CodeUnderstanding];

const everything = String.raw`(?: (?:it|this|all|everything|(?:all )?(?:of )?(?:my|the|these|our) (?:\w+ )?(?:changes|work|files|edits|code|project|state)))?`;
const note = String.raw`(?:(?: as|,? with (?:the |a )?(?:message|note|comment|description)(?: of)?|,? saying|,? called|:) ?(?<message>.+))?`;

const rules: readonly Rule[] = [
  [
    new RegExp(String.raw`^(?:git )?(?:save|commit)${everything}(?: now)?${note}$`, 'iu'),
    ({ message }, { unsaved }) =>
      plan({ kind: 'save', message: unquoted(message ?? '').slice(0, 500) || defaultMessage(unsaved) }),
  ],
  [
    /^git commit (?:-a ?m|-m|--message)[ =]?(?<message>.+)$/iu,
    ({ message = '' }) => plan({ kind: 'save', message: unquoted(message).slice(0, 500) }),
  ],
  [
    /^(?:start|begin|set up) (?:a |the |my )?(?:new )?project(?: called| named)? "(?<name>[^"]+)"(?: from the template (?<template>[\w-]+))?(?:: (?<about>.+))?$/iu,
    ({ name = '', template, about = '' }) =>
      plan({
        kind: 'start-project',
        name: name.trim(),
        description: about,
        templateId: projectTemplateById(template?.toLowerCase())?.id,
      }),
  ],
  [
    /^(?:(?:create|make|add|start|open|begin)(?: me)?(?: a| an| another)?(?: new)?|new) (?:git )?branch$/iu,
    () => ({
      kind: 'question',
      text: 'What should the branch be called? Say, for example: create a branch called new-header.',
      choices: [],
    }),
  ],
  [
    /^(?:(?:create|make|add|start|open|begin)(?: me)?(?: a| an| another)?(?: new)?|new) (?:git )?branch(?: called| named| for)? (?<name>.+?)(?: (?:from|off|based on|starting (?:from|at)) (?:the )?(?:branch )?(?<from>\S+)(?: branch)?)?(?<go>,? and (?:then )?(?:switch|go|change|move)(?: over)?(?: to it| there)?)?$/iu,
    ({ name = '', from, go }, facts) => {
      const start = from === undefined ? undefined : findBranch(from, facts.branches);
      if (from !== undefined && start === undefined)
        return whichBranch(
          from,
          facts,
          (branch) => `Create a branch called ${asBranchName(name)} from ${branch}`,
        );
      return plan({
        kind: 'create-branch',
        name: asBranchName(name),
        ...(start === undefined ? {} : { from: start }),
        switchTo: go !== undefined,
      });
    },
  ],
  [
    /^git (?:checkout -b|switch (?:-c|--create)) (?<name>\S+)$/iu,
    ({ name = '' }) => plan({ kind: 'create-branch', name, switchTo: true }),
  ],
  [
    /^(?:git )?merge into (?:the )?(?:branch )?(?<into>.+?)(?: branch)?$/iu,
    ({ into = '' }, facts) => merge(facts.branch, into, facts),
  ],
  [
    /^(?:git )?merge(?: the)?(?: branch)? (?<from>.+?)(?: branch)?(?: (?:into|in|to|onto|with) (?:the )?(?:branch )?(?<into>.+?)(?: branch)?)?$/iu,
    ({ from = '', into }, facts) =>
      merge(
        /^(?:it|this|this branch|the current branch|my (?:branch|work|changes))$/iu.test(from)
          ? facts.branch
          : from,
        into ?? facts.branch,
        facts,
      ),
  ],
  [
    /^(?:delete|remove|drop|discard|throw away|get rid of) (?:all|every|each|both|the other)(?: .*)?(?:branch|branches)$/iu,
    () => ({
      kind: 'refusal',
      reason: 'I delete one branch at a time, so that you can check each one.',
      suggestions: ['Show all branches'],
    }),
  ],
  [
    /^(?:(?:delete|remove|drop|discard|throw away|get rid of)(?: the)? branch(?: called| named)?|git branch (?:-d|-D|--delete)) (?<name>.+)$/iu,
    ({ name = '' }, facts) => deleteBranch(name, facts),
  ],
  [
    /^(?:delete|remove|drop|discard|throw away|get rid of)(?: the)? (?<name>.+?) branch$/iu,
    ({ name = '' }, facts) => deleteBranch(name, facts),
  ],
  [
    /^(?:(?:undo|take back|revert|reverse|cancel)(?: (?:the|my|our))? (?:(?:very )?(?:last|latest|previous|most recent|newest) )?(?:save|commit)|git revert(?: --no-edit)? HEAD)$/iu,
    () => plan({ kind: 'revert' }),
  ],
  [
    /^(?:git )?(?:reset\b.*|force[ -]?push\b.*|push\b.*(?:-f|--force).*|rebase\b.*|clean\b.*|stash\b.*|(?:discard|throw away|lose|drop)(?: all)?(?: of)?(?: my| the)? (?:unsaved |uncommitted )?(?:changes|work|edits))$/iu,
    () => ({
      kind: 'refusal',
      reason:
        'That throws work away for good, which I do not do. Save first; you can undo a save without losing anything.',
      suggestions: ['Save my changes', 'Undo the last save'],
    }),
  ],
  [
    /^(?:(?:git|show|give|tell)(?: me)? ?)?(?:(?:the|my|our) )?(?:(?:last|latest|recent) )?(?:\d+ )?(?:history|commits|saves|log)(?: of (?:the|my) (?:project|code|repository))?$|^what (?:did i|have i|was|were) (?:save|saved|done) (?:so far|last|before)$/iu,
    () => ({ kind: 'answer', about: 'history' }),
  ],
  [
    /^(?:(?:show|list|give|tell)(?: me)?(?: all| the| my| our)*|what|which|git) (?:branches|branch)(?: are there| exist| do (?:i|we) have| is there)?$/iu,
    () => ({ kind: 'answer', about: 'branches' }),
  ],
  [
    /^(?:show|list)(?: me)?(?: all| the| my| our)* files$|^what files (?:are there|do (?:i|we) have)$/iu,
    () => ({ kind: 'answer', about: 'files' }),
  ],
  [
    /^(?:(?:git|show|give|tell|what(?:'s| is))(?: me)? ?)?(?:(?:the|my|our) )?(?:git |code |repository |repo |current )?(?:status|diff)$|^what(?:'s| is| has| have| did| was)?(?: i| we)? ?(?:changed|change|not saved|unsaved|uncommitted|new)(?: since the last (?:save|commit))?$|^(?:show|list)(?: me)?(?: all| the| my| our)* (?:(?:unsaved|uncommitted) )?(?:changes|edits)$|^(?:which|what) branch (?:am i|are we)(?: currently| now)? on$|^where am i$/iu,
    () => ({ kind: 'answer', about: 'status' }),
  ],
  [
    /^(?:git (?:checkout|switch)|(?:switch|go|change|move|jump)(?: over| back)* to|check ?out|use)(?: the)?(?: branch)? (?<name>.+?)(?: branch)?$/iu,
    ({ name = '' }, facts) => {
      const branch = findBranch(name, facts.branches);
      return branch === undefined
        ? whichBranch(name, facts, (other) => `Switch to ${other}`)
        : plan({ kind: 'switch', name: branch });
    },
  ],
];

function merge(saidFrom: string, saidInto: string, facts: CodeContext): CodeUnderstanding {
  const from = findBranch(saidFrom, facts.branches);
  if (from === undefined)
    return whichBranch(saidFrom, facts, (branch) => `Merge ${branch} into ${unquoted(saidInto)}`);
  const into = findBranch(saidInto, facts.branches);
  if (into === undefined) return whichBranch(saidInto, facts, (branch) => `Merge ${from} into ${branch}`);
  return plan({ kind: 'merge', from, into });
}

function deleteBranch(said: string, facts: CodeContext): CodeUnderstanding {
  const name = unquoted(said);
  // A branch to delete must be named exactly.
  return facts.branches.includes(name)
    ? plan({ kind: 'delete-branch', name })
    : whichBranch(name, facts, (branch) => `Delete branch ${branch}`);
}

function understandOne(text: string, facts: CodeContext): CodeUnderstanding | undefined {
  for (const [pattern, understand] of rules) {
    const match = pattern.exec(text);
    if (match) return understand(match.groups ?? {}, facts);
  }
  return undefined;
}

const cues = [
  'git save commit keep create make add start open begin set new another branch called named from off based starting',
  'switch go change move jump back over checkout merge into onto delete remove drop discard throw away get rid undo take',
  'revert reverse cancel very last latest previous recent newest edit head message note comment description saying',
  'project template work changes files edits code state current use then',
];

/** A branch name that contains another clause: 'x and delete main'. */
const otherClause =
  /\b(?:and|then)-(?:delete|remove|merge|switch|save|commit|publish|deploy|undo|go|throw|push)\b/iu;

/** Why a change to the code is not planned: a word of the sentence that it ignores. */
function heldBackCode(action: UnderstoodCodeAction, text: string): string | undefined {
  // A typed Git command needs no check of its words.
  if (/^git /iu.test(text)) return undefined;
  const values = Object.values(action).filter((value) => typeof value === 'string');
  // A name copied from the sentence is intended; one joined from several words may contain too many.
  const made = action.kind === 'create-branch' && !text.includes(action.name) ? [action.name] : [];
  const run = made.find((name) => otherClause.test(name));
  if (run !== undefined)
    return `I cannot tell where the name ends in “${run.slice(0, 60)}”. Please say one thing at a time.`;
  return heldBack(text, { does: values, cues, taken: made, isOrder: true });
}

const seam = /\s*(?:;|,?\s+(?:and )?then)\s+/iu;

/**
 * Reads an instruction about code. Several requests joined by "then" or ";" become the first one and `next`. It
 * never guesses a name: it asks about a branch that does not exist. `facts` is the current state of the repository.
 * @example
 * understandCode('Create a branch called idea', { branch: 'main', branches: ['main'], unsaved: [] }).action
 * // => { kind: 'create-branch', name: 'idea', switchTo: false }
 */
export function understandCode(instruction: string, facts: CodeContext): CodeUnderstanding {
  const text = plain(instruction);
  const [first = '', ...next] = text.split(seam);
  const several =
    next.length > 0 && next.every((clause) => understandOne(plain(clause), facts) !== undefined);
  const understood = understandOne(several ? first : text, facts);
  if (understood?.kind === 'plan') {
    const held = heldBackCode(understood.action, several ? first : text);
    return held === undefined
      ? { ...understood, next: several ? next : [] }
      : { kind: 'question', text: held, choices: [] };
  }
  return (
    understood ?? {
      kind: 'question',
      text: 'I did not understand that as something to do with your code. Say, for example:',
      choices: suggestions.map((label) => ({ label, instruction: label })),
      isUnread: true,
    }
  );
}
