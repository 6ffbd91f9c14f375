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

/** How many results are told at once. */
const told = 500;

/** Collects what the files of a project hold, and tells it in portions. */
function collector() {
  let files: SteeredFile[] = [];
  let findings: Finding[] = [];
  let allowed: AllowedFinding[] = [];
  let waiting = 0;
  const tell = (): void => {
    answer({ kind: 'found', found: { files, findings, allowed } });
    [files, findings, allowed, waiting] = [[], [], [], 0];
  };
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
      waiting += 1 + review.findings.length + review.allowed.length;
      if (isCheckable(source.path)) {
        const { violations } = checkSource(source);
        files.push({ path: source.path, violations, bonus: scoreParts([], source.text).bonus });
        waiting += violations.length;
      }
      if (waiting >= told) tell();
    },
    end: () => {
      tell();
      answer({ kind: 'done', counts: { looked, ...leftOut } });
    },
  };
}

const taken: PickedFile[] = [];

async function check(bundled: boolean): Promise<void> {
  const { add, end } = collector();
  const sources = bundled ? (await import('./bundledSources.ts')).bundledSources : taken;
  for (let done = 0; done < sources.length; done += readAhead) {
    const batch = sources.slice(done, done + readAhead);
    const texts = await Promise.all(batch.map(async (one) => ('file' in one ? readSource(one) : one)));
    for (const source of texts) add(source);
    answer({ kind: 'progress', done: Math.min(done + readAhead, sources.length), total: sources.length });
  }
  end();
}

addEventListener('message', (event: MessageEvent<CheckRequest>) => {
  const { data } = event;
  if (data.kind === 'take') {
    taken.push(...data.files);
    return;
  }
  check(data.bundled).catch((error: unknown) => {
    // Out of the promise, so that the page hears of it as an error of the worker.
    setTimeout(() => {
      throw error;
    });
  });
});
