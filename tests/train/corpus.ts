import { readFileSync } from 'node:fs';
import type { Lexicon, LexiconColumn } from '../../packages/domain/src/language/planner/lexicon.ts';

/** A part of an annotated message: one request, or talk. */
export interface Segment {
  readonly intent: string;
  readonly text: string;
  /** Offsets in the text; `end` is exclusive. */
  readonly spans: readonly { readonly label: string; readonly start: number; readonly end: number }[];
}

export interface Message {
  readonly lexicon: Lexicon;
  readonly segments: readonly Segment[];
}

const types: Readonly<Record<string, string>> = {
  text: 'text',
  money: 'numeric(10,2)',
  number: 'numeric',
  int: 'integer',
  bool: 'boolean',
  date: 'date',
  time: 'time without time zone',
  moment: 'timestamp with time zone',
  email: 'text',
  phone: 'text',
  link: 'text',
  list: 'text[]',
};

function columnOf(said: string): LexiconColumn {
  const [head = '', values] = said.split('=');
  const isLink = head.includes('>');
  const [name = '', type = 'text'] = head.split(/[:>]/u).map((part) => part.trim());
  return {
    name,
    type: isLink ? 'uuid' : (types[type] ?? 'text'),
    nullable: true,
    hasDefault: false,
    unique: false,
    primaryKey: false,
    ...(isLink && { references: type }),
    ...(values !== undefined && { values: values.replaceAll('"', '').split('|') }),
  };
}

const key: LexiconColumn = {
  name: 'id',
  type: 'bigint',
  nullable: false,
  hasDefault: true,
  unique: true,
  primaryKey: true,
};

/** The tables that a line describes. */
export function schemaOf(line: string): Lexicon {
  return {
    tables: [...line.matchAll(/(?<name>[\w-]+)\((?<columns>(?:"[^"]*"|[^)"])*)\)/gu)].map(({ groups }) => ({
      name: groups?.['name'] ?? '',
      columns: [
        key,
        ...(groups?.['columns'] ?? '')
          .split(/,\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/u)
          .map((column) => columnOf(column)),
      ],
      rowSecurity: false,
      policies: [],
    })),
  };
}

/** A part of an annotated message: `set: [V:Pia] has moved to [S:Linz]`. */
export function segmentOf(said: string): Segment | undefined {
  const match = /^(?<intent>[a-z-]+):\s*(?<rest>.*)$/su.exec(said.trim());
  if (!match?.groups) return undefined;
  const { intent = '', rest = '' } = match.groups;
  const spans: { label: string; start: number; end: number }[] = [];
  let text = '';
  let at = 0;
  for (const mark of rest.matchAll(/\[(?<label>[A-Z]):(?<words>[^[\]]*)\]/gu)) {
    text += rest.slice(at, mark.index);
    const words = mark.groups?.['words'] ?? '';
    spans.push({ label: mark.groups?.['label'] ?? '', start: text.length, end: text.length + words.length });
    text += words;
    at = mark.index + mark[0].length;
  }
  return { intent, text: text + rest.slice(at), spans };
}

/** The messages of one file of annotated sentences. */
export function messagesOf(path: string): readonly Message[] {
  let lexicon: Lexicon = { tables: [] };
  const messages: Message[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('#schema')) lexicon = schemaOf(line);
    else if (line.trim() !== '' && !line.startsWith('#')) {
      const segments = line
        .split(' || ')
        .flatMap((part) => segmentOf(part) ?? [])
        .map((segment) => ({ ...segment, text: segment.text.replaceAll('\\n', '\n') }));
      if (segments.length > 0) messages.push({ lexicon, segments });
    }
  }
  return messages;
}
