import {
  checkSource,
  isCheckable,
  reviewSource,
  scoreParts,
  type AllowedFinding,
  type Finding,
  type SourceFile,
} from '@saywright/domain/compliance';
import type { SteeredFile } from '@saywright/domain/mandate';
import type { CheckAnswer, CheckRequest, PickedFile } from './messages.ts';
import { readSource, type LeftOut } from './readSource.ts';

/** How many files are read at once. */
const readAhead = 32;

function answer(message: CheckAnswer): void {
  postMessage(message);
}

/** Collects what the files of a project hold. */
function collector() {
  const files: SteeredFile[] = [];
  const findings: Finding[] = [];
  const allowed: AllowedFinding[] = [];
  const leftOut: Record<LeftOut, number> = { binary: 0, tooLarge: 0, unreadable: 0 };
  let looked = 0;
  return {
    add: (source: SourceFile | LeftOut): void => {
      if (typeof source === 'string') {
        leftOut[source] += 1;
        return;
      }
      looked += 1;
      const review = reviewSource(source);
      findings.push(...review.findings);
      allowed.push(...review.allowed);
      if (!isCheckable(source.path)) return;
      const { violations } = checkSource(source);
      files.push({ path: source.path, violations, bonus: scoreParts([], source.text).bonus });
    },
    checked: () => ({ files, findings, allowed, looked, ...leftOut }),
  };
}

async function check(picked: readonly PickedFile[] | undefined): Promise<void> {
  const { add, checked } = collector();
  const sources = picked ?? (await import('./bundledSources.ts')).bundledSources;
  for (let done = 0; done < sources.length; done += readAhead) {
    const batch = sources.slice(done, done + readAhead);
    const texts = await Promise.all(batch.map(async (one) => ('file' in one ? readSource(one) : one)));
    for (const source of texts) add(source);
    answer({ kind: 'progress', done: Math.min(done + readAhead, sources.length), total: sources.length });
  }
  answer({ kind: 'done', checked: checked() });
}

addEventListener('message', (event: MessageEvent<CheckRequest>) => {
  check(event.data.files).catch((error: unknown) => {
    // Out of the promise, so that the page hears of it as an error of the worker.
    setTimeout(() => {
      throw error;
    });
  });
});
