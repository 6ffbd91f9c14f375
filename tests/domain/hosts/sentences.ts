import { anyService } from './anyService.ts';
import { codeSentences } from './codeSentences.ts';
import type { Sentence } from './sentence.ts';
import { siteSentences } from './siteSentences.ts';

/** Sentences about code and site. */
export const sentences: readonly Sentence[] = [...anyService, ...codeSentences, ...siteSentences];
