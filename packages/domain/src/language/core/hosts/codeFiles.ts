import { ask, code, filesIn, referred, valuesOf, versionOr } from './frames.ts';
import { newName, refsOf } from './slots.ts';
import { commitsOf, versionIn } from './versions.ts';
import type { Slots } from './slots.ts';
import type { Meaning } from './types.ts';

export function restore(slots: Slots): Meaning | undefined {
  const files = filesIn(slots);
  if (files === undefined) return ask('Which file do you mean?');
  const again =
    files.length === 0 && slots.has('it', 'this', 'that', 'FILE', 'PAGE')
      ? referred(slots, 'file')
      : undefined;
  const paths = again === undefined ? [...files] : [again];
  const isWhole = paths.length === 0;
  if (isWhole && slots.has('SINGLE', 'FILE', 'PAGE') && !slots.has('ALL'))
    return ask('Which file do you mean?');
  const tags = valuesOf(slots, 'tag');
  if (tags !== undefined && tags.length > 1) return undefined;
  const list = commitsOf(slots);
  const back = slots.previous();
  const isSaidBefore = again !== undefined && slots.hadBefore('WAS');
  const label = tags?.[0] ?? (isSaidBefore ? valuesOf(back, 'tag')?.[0] : undefined);
  const from =
    label !== undefined
      ? label
      : versionOr(
          versionIn(slots, list, 'commit', true) ??
            (isSaidBefore ? versionIn(back, list, 'commit', true) : undefined),
          (message) => `restore ${isWhole ? 'all files' : paths.join(' and ')} from the save "${message}"`,
        );
  if (typeof from !== 'string') return from;
  return code({ do: 'restore', from, ...(!isWhole && { paths }) });
}

export function discard(slots: Slots): Meaning | undefined {
  const files = filesIn(slots, true);
  if (files === undefined) return ask('Which file do you mean?');
  const isOne = slots.has('it', 'this', 'that', 'FILE', 'PAGE', 'SINGLE') && !slots.has('ALL');
  const earlier = files.length === 0 && isOne ? referred(slots, 'file') : undefined;
  const paths = earlier === undefined ? [...files] : [earlier];
  if (
    paths.length === 0 &&
    (slots.has('SINGLE', 'FILE', 'PAGE') || !slots.has('CHANGES', 'ALL', 'UNSAVED', 'LASTSAVED'))
  )
    return ask('Which unsaved changes should I throw away?', ['throw away all my unsaved changes']);
  return code({ do: 'discard', ...(paths.length > 0 && { paths }) });
}

export function tag(slots: Slots): Meaning | undefined {
  const name = newName(slots, 'NAMED', 'as', 'with', 'TAG');
  const found = versionIn(slots, commitsOf(slots), 'commit', true);
  const version =
    found === undefined ? undefined : versionOr(found, (message) => `tag the save "${message}"`);
  if (version !== undefined && typeof version !== 'string') return version;
  if (name === undefined) return ask('What should the tag be called?');
  if (slots.context.code.tags.includes(name))
    return ask(`There is already a tag called ${name}. Which name should I use?`);
  return code({ do: 'tag', name, ...(version !== undefined && { version }) });
}

export function deleteTag(slots: Slots): Meaning | undefined {
  const names = valuesOf(slots, 'tag');
  if (names === undefined || names.length === 0)
    return ask(
      'Which tag should I delete?',
      slots.context.code.tags.map((name) => `delete the tag ${name}`),
    );
  return code(...names.map((name) => ({ do: 'delete-tag' as const, name })));
}

export function ignore(slots: Slots): Meaning | undefined {
  const patterns: string[] = [];
  for (const item of slots.left('file')) {
    slots.take(item);
    patterns.push(/^\.(?!env|git|ht)\w+$/u.test(item.value) ? `*${item.value}` : item.value);
  }
  const { files } = slots.context.code;
  for (const item of slots.left('name', 'word')) {
    const folder = files
      .flatMap((path) => path.split('/').slice(0, -1))
      .find((part) => part.toLowerCase() === item.value);
    const path = refsOf(item, 'file').length === 1 ? refsOf(item, 'file')[0]?.value : undefined;
    if (folder === undefined && path === undefined) continue;
    slots.take(item);
    patterns.push(folder === undefined ? (path ?? item.value) : `${folder}/`);
  }
  if (patterns.length === 0) {
    const earlier = slots.earlier.findLast((item) => item.cat === 'file');
    if (earlier === undefined || !slots.has('it', 'this', 'that', 'them', 'FILE', 'PAGE'))
      return ask('Which files should never be saved?');
    patterns.push(earlier.value);
  }
  return code({ do: 'ignore', patterns });
}

export function moveFile(slots: Slots): Meaning | undefined {
  const typed = slots.left('file');
  const target = typed.find(
    (item) => /^(?:to|NAMED|into|as)$/u.test(slots.before(item)) || item.refs.length === 0,
  );
  if (target !== undefined) slots.take(target);
  const paths = filesIn(slots);
  if (paths === undefined || paths.length !== 1) return undefined;
  const [path = ''] = paths;
  const parts = path.split('/');
  if (target !== undefined) {
    const to = target.value.includes('/') ? target.value : [...parts.slice(0, -1), target.value].join('/');
    return code({ do: 'move-file', path, to });
  }
  if (!slots.has('FILE', 'PAGE') || !slots.has('into', 'to', 'in'))
    return ask(`What should ${path} be called?`);
  const folder = newName(slots, 'into', 'to', 'in');
  return folder === undefined
    ? ask(`Which folder should ${path} be in?`)
    : code({ do: 'move-file', path, to: `${folder}/${parts.at(-1) ?? path}` });
}

export function deleteFiles(slots: Slots): Meaning | undefined {
  const paths = filesIn(slots);
  if (paths === undefined) return ask('Which file should I delete?');
  const earlier = paths.length === 0 ? referred(slots, 'file') : undefined;
  const all = earlier === undefined ? [...paths] : [earlier];
  return all.length === 0 ? ask('Which file should I delete?') : code({ do: 'delete-files', paths: all });
}

export function writeFile(slots: Slots): Meaning | undefined {
  const file = slots.left('file').find(({ refs }) => refs.length === 0);
  const [quoted] = slots.left('quoted');
  if (file === undefined) return undefined;
  slots.take(file);
  if (quoted === undefined) return ask(`What should ${file.value} contain? Put the content in quotes.`);
  return code({ do: 'write-file', path: file.value, content: slots.take(quoted).value });
}
