import json from 'highlight.js/lib/languages/json';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import { postgres } from './postgres.ts';

// A separate chunk: named imports let the bundler drop all other languages. XML is for the tags inside of TypeScript.
const lowlight = createLowlight({ sql: postgres(sql), typescript, json, xml });

export type Tree = ReturnType<typeof lowlight.highlight>;
export type Highlighter = (language: string, code: string) => Tree;

/** Tokenizes code into a tree with CSS classes. */
export const highlighter: Highlighter = (language, code) => lowlight.highlight(language, code);
