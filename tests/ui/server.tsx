import { renderToString } from 'react-dom/server';
import { names, Sample } from './stories.tsx';

/** Every story as server-rendered markup. */
export const renderAll = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, renderToString(<Sample name={name} language={language} />)]));
