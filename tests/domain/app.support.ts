import { appReading, readApp, type AppRequest } from '@saywright/domain/app';
import { writePlan } from '@saywright/domain/write';

export const shared = { script: '// elements', styles: '/* look */', key: 'sb_publishable_x' };

export function requested(sentence: string): AppRequest {
  const request = readApp(sentence);
  if (!request) throw new Error(`Not read: ${sentence}`);
  return request;
}

export function filesOf(sentence: string): ReadonlyMap<string, string> {
  const { reading } = appReading(requested(sentence), shared);
  return new Map(
    reading.parts
      .flatMap((part) => (part.service === 'code-hosting' && 'changes' in part ? part.changes : []))
      .flatMap((change) => (change.do === 'write-file' ? [[change.path, change.content] as const] : [])),
  );
}

export function sqlOf(sentence: string): string {
  const { reading } = appReading(requested(sentence), shared);
  const changes = reading.parts.flatMap((part) =>
    part.service === 'database' && 'changes' in part ? part.changes : [],
  );
  const written = writePlan(changes, { tables: [] });
  if (!written.ok) throw new Error(written.error);
  return written.value.plan.sql;
}
