import { createElement, type ReactNode } from 'react';
import * as css from './CodeBlock.css.ts';
import type { Highlighter, Tree } from './highlighter.ts';

/** Languages with syntax highlighting; 'text' is not highlighted. */
export type CodeLanguage = 'sql' | 'ts' | 'tsx' | 'json' | 'text';

type Node = Tree['children'][number];

const names: Record<Exclude<CodeLanguage, 'text'>, string> = {
  sql: 'sql',
  ts: 'typescript',
  tsx: 'typescript',
  json: 'json',
};

let loading: Promise<Highlighter> | undefined;

async function load(): Promise<Highlighter> {
  return (await import('./highlighter.ts')).highlighter;
}

const roles: [RegExp, string][] = [
  [/hljs-(keyword|literal|operator)/, css.keyword],
  [/hljs-(string|regexp)/, css.string],
  [/hljs-number/, css.number],
  [/hljs-(built_in|title|type|attr|property)/, css.name],
  [/hljs-name/, css.keyword],
  [/hljs-comment/, css.comment],
];

function classOf(list: unknown): string | undefined {
  const text = Array.isArray(list) ? list.join(' ') : '';
  return roles.find(([pattern]) => pattern.test(text))?.[1];
}

function toReact(node: Node, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const children = node.children.map(toReact);
  return createElement('span', { key, className: classOf(node.properties['className']) }, ...children);
}

/** Highlights code; loads and caches the grammar on first use. */
export async function highlight(code: string, language: CodeLanguage): Promise<ReactNode> {
  if (language === 'text') return code;
  loading ??= load();
  const run = await loading;
  return run(names[language], code).children.map(toReact);
}
