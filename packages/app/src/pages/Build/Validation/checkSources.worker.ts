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

/** Number of files read at once. */
const readAhead = 32;

function send(message: CheckAnswer): void {
  postMessage(message);
}

/** Number of results per message. */
const resultsPerMessage = 500;

/** Collects the results of all files and sends them in portions. */
function collector() {
  let files: SteeredFile[] = [];
  let findings: Finding[] = [];
  let allowed: AllowedFinding[] = [];
  let pendingResults = 0;
  const flush = (): void => {
    send({ kind: 'found', found: { files, findings, allowed } });
    [files, findings, allowed, pendingResults] = [[], [], [], 0];
  };
  const leftOut: Record<LeftOut, number> = { binary: 0, tooLarge: 0, unreadable: 0 };
  let filesRead = 0;
  return {
    add: (source: SourceFile | LeftOut): void => {
      if (typeof source === 'string') {
        leftOut[source] += 1;
        return;
      }
      filesRead += 1;
      const review = reviewSource(source);
      findings.push(...review.findings);
      allowed.push(...review.allowed);
      pendingResults += 1 + review.findings.length + review.allowed.length;
      if (isCheckable(source.path)) {
        const { violations } = checkSource(source);
        files.push({ path: source.path, violations, bonus: scoreParts([], source.text).bonus });
        pendingResults += violations.length;
      }
      if (pendingResults >= resultsPerMessage) flush();
    },
    end: () => {
      flush();
      send({ kind: 'done', counts: { filesRead, ...leftOut } });
    },
  };
}

const received: PickedFile[] = [];

async function check(bundled: boolean): Promise<void> {
  const { add, end } = collector();
  const sources = bundled ? (await import('./bundledSources.ts')).bundledSources : received;
  for (let done = 0; done < sources.length; done += readAhead) {
    const batch = sources.slice(done, done + readAhead);
    const texts = await Promise.all(batch.map(async (one) => ('file' in one ? readSource(one) : one)));
    for (const source of texts) add(source);
    send({ kind: 'progress', done: Math.min(done + readAhead, sources.length), total: sources.length });
  }
  end();
}

addEventListener('message', (event: MessageEvent<CheckRequest>) => {
  const { data } = event;
  if (data.kind === 'take') {
    received.push(...data.files);
    return;
  }
  check(data.bundled).catch((error: unknown) => {
    // Thrown outside the promise, so that the page receives the worker's error event.
    setTimeout(() => {
      throw error;
    });
  });
});
