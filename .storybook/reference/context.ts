import { createContext } from 'react';
import type { ReferenceEntry } from './model.ts';

/** Functions that belong to no component; empty outside the showcase. */
export const LoneFunctions = createContext<readonly ReferenceEntry[]>([]);
