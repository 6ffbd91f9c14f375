import { commitsOf } from '../versions.ts';
import { slotsOf } from '../slots.ts';
import type { Version } from '../types.ts';
import { titleOf } from './said.ts';
import type { Said } from './said.ts';

const and = (names: readonly string[]): string => names.join(' and ');

/** The text that a save is to be called by. */
function messageIn({ text, items }: Said): string | undefined {
  const quoted = items.find(({ cat }) => cat === 'quoted')?.value.trim();
  if (quoted !== undefined && quoted !== '') return quoted;
  const match =
    /\b(?:msg|message|note|comment|title|call(?:ed)? it|call this|called|named|name it|label it|saying|should say|as text)\b(?: on it| for it)?(?:\s+(?:should|shall|must|is|be|say|says|reads?|saying|with))*\s*[:=,]?\s*([^.,;!?\n"]{2,60})/iu.exec(
      text,
    );
  const words = match?.[1]?.replace(/\b(?:and|but|um|uh|please|pls|then|so)\b.*$/iu, '').trim();
  return words === undefined || words === '' || /^(?:it|is|all the same)\b/iu.test(words) ? undefined : words;
}

const plainWords = /^(?:word|name|number)$/u;
const common =
  /^(?:\w|bigger|larger|smaller|better|new|nice|different|with|something|somewhere|copy|version|logo's|thing|things|stuff|idea|ideas|could|wish|experiment|real|site|feel|name|called|shall|while|else|really|maybe|bit)$/u;

/** Names for a new branch or tag: after "called", or the words that nothing else explains. */
export function newNames({ text, items }: Said): readonly string[] {
  const quoted = items.find(({ cat }) => cat === 'quoted')?.value;
  const match =
    /\b(?:call(?:ed)?(?: it| that| this| them)?|named?(?: it| that| this)?|name (?:is|shall be|should be|:)|by the name(?: of)?|(?:label|tag|mark|marker|flag|stamp|bookmark|sticker)(?: \w+){0,3}? as|as|under the name)\s*[:=]?\s*([\p{L}\p{N}][\p{L}\p{N}._ -]{0,40})/iu.exec(
      text,
    );
  const given = match?.[1]
    ?.replace(/\s(?:and|but|pls|please|so|to|for|on|with|in|then|thanks)\b.*$/iu, '')
    .replace(/^(?:be|is|shall|should|the|a|it)\s+/iu, '')
    .trim();
  const words = items
    .filter(({ cat, value }) => plainWords.test(cat) && !common.test(value) && value.length > 2)
    .map(({ value }) => value);
  const slug = (said: string): string =>
    said
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
      .replaceAll(/^-+|-+$/gu, '');
  const all = [quoted, given, words.slice(-2).join('-'), words.at(-1)];
  return [...new Set(all.flatMap((said) => (said === undefined || slug(said) === '' ? [] : [slug(said)])))];
}

/** Files that an instruction means: named ones, of several with a word the unsaved one. */
function filesOf(said: Said): readonly string[] {
  const files = said.named('file');
  const isSpared =
    said.spared('file').length > 0 && files.every((path) => said.spared('file').includes(path));
  return isSpared ? [] : files;
}

function saves(said: Said): readonly string[] {
  const unsaved = said.context.code.unsaved.map(({ path }) => path);
  const files = filesOf(said).filter((path) => unsaved.includes(path));
  const left = said.spared('file').filter((path) => unsaved.includes(path));
  const rest = unsaved.filter((path) => !left.includes(path));
  const message = messageIn(said);
  const named = message === undefined ? '' : ` with the message "${message.replaceAll('"', "'")}"`;
  const all = `save all my changes${named}`;
  if (left.length > 0 && rest.length > 0)
    return [`save only ${and(files.length > 0 ? files : rest)}${named}`, all];
  return files.length > 0 && files.length < unsaved.length
    ? said.has(/\b(?:only|just|alone)\b/u)
      ? [`save only ${and(files)}${named}`, all]
      : [`save only ${and(files)}${named}`, all]
    : [all];
}

function branchOps(said: Said, say: (branch: string) => string): readonly string[] {
  const named = said.named('branch');
  const others = said.context.code.branches.filter((name) => name !== said.main);
  const meant = named.filter((name) => name !== said.main);
  return (meant.length > 0 ? meant : others).map((name) => say(name));
}

function merges(said: Said): readonly string[] {
  const { branches, branch } = said.context.code;
  const named = said.named('branch').filter((name) => branches.includes(name));
  const spared = said.spared('branch');
  const two = named.filter((name) => name !== said.main && !spared.includes(name));
  if (two.length >= 2 && (spared.includes(said.main) || !said.has(/\b(?:main|real)\b/u)))
    return [`merge ${two[1]} into ${two[0]}`, `merge ${two[0]} into ${two[1]}`];
  const sources = two.length > 0 ? two : [branch, ...branches].filter((name) => name !== said.main);
  return [...new Set(sources)].map((name) => `merge ${name} into ${said.main}`);
}

function restores(said: Said, list: readonly Version[]): readonly string[] {
  const files = filesOf(said);
  const tags = said.named('tag');
  const found = said.versions(list, 'commit', true);
  const from = [
    ...tags.map((name) => `the tag ${name}`),
    ...found.map((version) => `the save ${titleOf(version, list)}`),
    ...(found.length === 0 && tags.length === 0
      ? list.slice(1, 4).map((version) => `the save ${titleOf(version, list)}`)
      : []),
  ];
  const isWhole = files.length === 0 || said.has(/\b(?:whole|entire|everything|all of it|all the files)\b/u);
  return [
    ...(files.length > 0 && !isWhole ? from.map((one) => `restore ${and(files)} from ${one}`) : []),
    ...(isWhole ? from.map((one) => `restore all files from ${one}`) : []),
  ];
}

function reverts(said: Said, list: readonly Version[]): readonly string[] {
  const found = said.versions(list, 'commit', false);
  return found.length > 0
    ? found.map(({ id }) => (id === list[0]?.id ? 'undo the last save' : `undo the save ${id}`))
    : ['undo the last save'];
}

function discards(said: Said): readonly string[] {
  const unsaved = new Set(said.context.code.unsaved.map(({ path }) => path));
  const files = filesOf(said).filter((path) => unsaved.has(path));
  const all = 'throw away all my unsaved changes';
  if (files.length === 0) return [all];
  const some = `throw away my unsaved changes in ${and(files)}`;
  return said.has(/\b(?:everything|all|as well|too|lot|whole)\b/u) ? [all, some] : [some, all];
}

function tagging(said: Said, list: readonly Version[]): readonly string[] {
  const isNow = said.has(/\b(?:this|today'?s|current|now|present|it stands)\b/u);
  const found = said.versions(list, 'commit', true);
  return newNames(said)
    .filter((name) => !said.context.code.tags.includes(name))
    .flatMap((name) =>
      isNow || found[0] === undefined
        ? [`tag this version as ${name}`]
        : [`tag ${found[0].id} as ${name}`, `tag this version as ${name}`],
    )
    .slice(0, 2);
}

function ignores(said: Said): readonly string[] {
  const typed = said.items.filter(({ cat }) => cat === 'file').map(({ value }) => value);
  const kinds = [...said.text.matchAll(/(?:^|\s)\*?\.(\w{2,4})\b/gu)].map(([, kind = '']) =>
    /^(?:env)$/u.test(kind) ? '.env' : `*.${kind}`,
  );
  const all = [
    ...new Set([...kinds, ...typed.filter((name) => !kinds.includes(`*${name}`)), ...said.named('file')]),
  ];
  return all.length === 0
    ? []
    : [`never save ${and(all.slice(0, 3))}`, ...(all.length > 1 ? [`never save ${all[0]}`] : [])];
}

function moves(said: Said): readonly string[] {
  const target = said.items.findLast(({ cat, refs }) => cat === 'file' && refs.length === 0)?.value;
  const [path] = said.named('file');
  if (path === undefined) return [];
  const parts = path.split('/');
  if (target !== undefined && target !== path)
    return [`rename ${path} to ${target.includes('/') ? target : [...parts.slice(0, -1), target].join('/')}`];
  const folder =
    /\b(?:folder|directory)(?: called| named)? ["“]?([\w-]+)|\b(?:into|in|to) (?:the |a )?["“]?([\w-]+)["”]? (?:folder|directory)/iu.exec(
      said.text,
    );
  const name = folder?.[1] ?? folder?.[2];
  return name === undefined ? [] : [`rename ${path} to ${name}/${parts.at(-1) ?? path}`];
}

function histories(said: Said): readonly string[] {
  const [file] = said.named('file');
  const [author] = said.named('author');
  return [
    ...(author === undefined ? [] : [`show the history of ${author}`]),
    ...(file === undefined ? [] : [`show the history of ${file}`]),
    'show the history',
  ];
}

function differences(said: Said, list: readonly Version[]): readonly string[] {
  const { branches } = said.context.code;
  const named = [...said.named('branch').filter((name) => branches.includes(name)), ...said.named('tag')];
  const [first, second] = named.filter((name) => name !== said.main);
  const found = said.versions(list, 'commit', true)[0];
  return [
    ...(first === undefined ? [] : [`compare ${first} with ${second ?? said.main}`]),
    ...(found === undefined ? [] : [`compare with the save ${titleOf(found, list)}`]),
    'what have I not saved yet?',
  ];
}

/** Sentences that carry out an operation on what an instruction names, the likeliest first. */
export function codeSentences(op: string, said: Said): readonly string[] {
  const list = commitsOf(slotsOf(said.items, [], said.text, said.context));
  switch (op) {
    case 'save':
      return saves(said);
    case 'start': {
      const message = messageIn(said);
      return [`save all my changes with the message "${message?.replaceAll('"', "'") ?? 'First version'}"`];
    }
    case 'create-branch':
      return newNames(said)
        .filter((name) => !said.context.code.branches.includes(name))
        .map((name) => `create the branch ${name}`);
    case 'switch':
      return [...said.named('branch'), ...(said.has(/\b(?:main|real)\b/u) ? [said.main] : [])]
        .filter((name) => name !== said.context.code.branch)
        .map((name) => `switch to the branch ${name}`);
    case 'rename-branch': {
      const [name] = said.named('branch');
      const to = newNames(said).find((each) => each !== name);
      return name === undefined || to === undefined ? [] : [`rename the branch ${name} to ${to}`];
    }
    case 'delete-branch':
      return branchOps(said, (name) => `delete the branch ${name}`);
    case 'merge':
      return merges(said);
    case 'revert':
      return reverts(said, list);
    case 'restore':
      return restores(said, list);
    case 'discard':
      return discards(said);
    case 'set-aside':
      return ['put all my changes aside'];
    case 'bring-back':
      return ['bring back what I put aside'];
    case 'tag':
      return tagging(said, list);
    case 'delete-tag':
      return said.named('tag').map((name) => `delete the tag ${name}`);
    case 'ignore':
      return ignores(said);
    case 'move-file':
      return moves(said);
    case 'delete-files':
      return filesOf(said).length === 0 ? [] : [`delete ${and(filesOf(said))}`];
    case 'ask-unsaved':
      return ['what have I not saved yet?'];
    case 'ask-history':
      return histories(said);
    case 'ask-branches':
      return ['which branches are there?'];
    case 'ask-difference':
      return differences(said, list);
    case 'ask-tags':
      return ['which tags are there?'];
    case 'ask-files':
      return ['which files are there?'];
    case 'ask-aside':
      return ['what did I put aside?'];
    case 'ask-file':
      return said.named('file').map((path) => `show ${path}`);
    default:
      return [];
  }
}
