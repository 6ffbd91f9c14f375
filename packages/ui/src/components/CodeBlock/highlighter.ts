import json from 'highlight.js/lib/languages/json';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import { createLowlight } from 'lowlight';
import { postgres } from './postgres.ts';

// Loaded as one module on first use: named imports here let a bundler leave out all other languages.
const lowlight = createLowlight({ sql: postgres(sql), typescript, json });

export type Tree = ReturnType<typeof lowlight.highlight>;
export type Highlighter = (language: string, code: string) => Tree;

/** Splits code into a tree of classed pieces. */
export const highlighter: Highlighter = (language, code) => lowlight.highlight(language, code);
