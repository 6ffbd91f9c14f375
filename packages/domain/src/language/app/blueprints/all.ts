import type { Blueprint } from '../spec.ts';
import { people } from './people.ts';
import { personal } from './personal.ts';
import { publishing } from './publishing.ts';
import { selling } from './selling.ts';

/** Kinds of apps. The one whose words come first in a sentence is built. */
export const blueprints: readonly Blueprint[] = [...selling, ...people, ...publishing, ...personal];
