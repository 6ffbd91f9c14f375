import type { Blueprint } from '../spec.ts';
import { community } from './community.ts';
import { learning } from './learning.ts';
import { lending } from './lending.ts';
import { people } from './people.ts';
import { personal } from './personal.ts';
import { publishing } from './publishing.ts';
import { selling } from './selling.ts';
import { sharing } from './sharing.ts';
import { visiting } from './visiting.ts';
import { work } from './work.ts';

/** Kinds of apps. The one whose words come first in a sentence is built. */
export const blueprints: readonly Blueprint[] = [
  ...selling,
  ...people,
  ...publishing,
  ...personal,
  ...learning,
  ...lending,
  ...community,
  ...sharing,
  ...visiting,
  ...work,
];
