import { randomUUID } from 'node:crypto';
import type { ReadPart } from '@saywright/domain/ast';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OperationPipeline } from '../../packages/engine/src/operations/pipeline.ts';
import { addColumn, jointStudio, ownRows, publish, save, type JointStudio } from './jointStudio.ts';
import { owner } from './support.ts';

let studio: JointStudio;

beforeEach(async () => {
  studio = await jointStudio();
  await studio.write('public/index.html', 'second page');
});
afterEach(() => studio.close());

const branch: ReadPart = {
  service: 'code-hosting',
  changes: [{ do: 'create-branch', name: 'idea', switchTo: true }],
};

const combinations: readonly (readonly [string, readonly ReadPart[]])[] = [
  ['database and code', [ownRows, save]],
  ['database and site', [ownRows, publish]],
  ['code and site', [save, publish]],
  ['database, code and site', [ownRows, save, publish]],
];

function stored(id: string): ReturnType<JointStudio['store']['operation']> {
  return studio.store.operation(owner, id);
}

describe('planning', () => {
  test.each(combinations)('%s become one operation with its parts in order', async (_, parts) => {
    const start = await studio.state();
    const operation = await studio.planned(...parts);
    expect(operation).toMatchObject({ state: 'proven', service: parts[0]?.service });
    expect(operation.parts?.map(({ service }) => service)).toEqual(parts.map(({ service }) => service));
    expect(operation.parts?.flatMap(({ steps }) => steps)).toEqual(operation.steps);
    expect(await studio.pipeline.list(owner)).toHaveLength(1);
    expect(await studio.state()).toEqual(start);
  });

  test('what the receipt of several parts lists has one name each', async () => {
    const { proof } = await studio.planned(ownRows, save, publish);
    const labels = proof?.lines.map(({ label }) => label) ?? [];
    const captions = proof?.samples.map(({ caption }) => caption) ?? [];
    expect([new Set(labels).size, new Set(captions).size]).toEqual([labels.length, captions.length]);
    expect(labels).toContain('Files changed (code)');
    expect(captions).toContain('Files (site)');
  });

  test('parts of one service are one plan, and the database is first', async () => {
    const operation = await studio.planned(publish, addColumn, ownRows);
    expect(operation.parts?.map(({ service }) => service)).toEqual(['database', 'deployment']);
    const alone = await studio.planned(addColumn, ownRows);
    expect(alone.parts).toBeUndefined();
    expect(alone.steps).toHaveLength(2);
  });

  test('parts that need each other in turn are refused', async () => {
    const { outcome } = await studio.plan([save, publish, branch]);
    expect(outcome).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('one after the other'),
    });
    expect(await studio.pipeline.list(owner)).toEqual([]);
  });

  test('where one part cannot be planned, nothing is', async () => {
    const offline: ReadPart = { service: 'deployment', changes: [{ do: 'bring-online' }] };
    const { outcome } = await studio.plan([ownRows, offline]);
    expect(outcome).toMatchObject({ reason: expect.stringContaining('no part of this is planned') });
    expect(await studio.pipeline.list(owner)).toEqual([]);
  });

  test('the value of a variable is in no stored text', async () => {
    const secret = `hidden-${randomUUID()}`;
    const part: ReadPart = {
      service: 'deployment',
      changes: [{ do: 'set-variable', name: 'API_KEY', value: secret }],
    };
    const { operation } = await studio.plan([ownRows, part], `Add Cy, and set API_KEY to ${secret}`);
    const { id = '' } = operation ?? {};
    expect(JSON.stringify([await stored(id), operation])).not.toContain(secret);
  });
});

describe('executing', () => {
  test.each(combinations)('%s are done together and undone together', async (_, parts) => {
    const start = await studio.state();
    const { id } = await studio.planned(...parts);
    const done = await studio.pipeline.execute(owner, id, true);
    expect(done.state).toBe('executed');
    const end = await studio.state();
    expect(end).not.toEqual(start);
    const undo = await studio.pipeline.undo(owner, id);
    expect(undo.parts).toHaveLength(parts.length);
    expect(await studio.state()).toEqual(end);
    await studio.pipeline.execute(owner, undo.id, true);
    expect(await studio.state()).toEqual(start);
    expect((await stored(id))?.state).toBe('undone');
  });

  test('what is saved is published', async () => {
    const { id } = await studio.planned(save, publish);
    const { effect, result } = await studio.pipeline.execute(owner, id, true);
    expect(await studio.page()).toBe('second page');
    expect(effect?.kind).toBe('published');
    expect(result).toMatch(/In the code: .+On the site: /u);
  });

  test('what is written is saved and published', async () => {
    await studio.act({ kind: 'discard', paths: ['public/index.html'] });
    const write: ReadPart = {
      service: 'code-hosting',
      changes: [{ do: 'write-file', path: 'public/index.html', content: 'written page' }],
    };
    const { id, warnings } = await studio.planned(write, publish);
    expect(warnings).toEqual([]);
    await studio.pipeline.execute(owner, id, true);
    expect(await studio.page()).toBe('written page');
  });

  test('a part that matched nothing does not keep the others from being undone', async () => {
    await studio.sql('delete from members');
    const start = await studio.state();
    const { id } = await studio.planned(
      {
        service: 'database',
        changes: [
          {
            do: 'insert-from',
            table: 'members',
            columns: ['id', 'name'],
            selection: {
              from: 'members',
              columns: [
                { value: { kind: 'column', name: 'id' } },
                { value: { kind: 'column', name: 'name' } },
              ],
            },
          },
        ],
      },
      save,
    );
    expect((await studio.pipeline.execute(owner, id, true)).effect?.kind).toBe('code-changed');
    const undo = await studio.pipeline.undo(owner, id);
    await studio.pipeline.execute(owner, undo.id, true);
    expect(await studio.state()).toEqual(start);
  });

  test('an undo can be undone', async () => {
    const { id } = await studio.planned(ownRows, save, publish);
    await studio.pipeline.execute(owner, id, true);
    const end = await studio.state();
    const undo = await studio.pipeline.undo(owner, id);
    await studio.pipeline.execute(owner, undo.id, true);
    const again = await studio.pipeline.undo(owner, undo.id);
    await studio.pipeline.execute(owner, again.id, true);
    expect(await studio.state()).toEqual(end);
  });

  test('a part that changed since the proof stops all of it', async () => {
    const { id } = await studio.planned(ownRows, save);
    await studio.write('notes.txt', 'more');
    const before = await studio.state();
    await expect(studio.pipeline.execute(owner, id, true)).rejects.toMatchObject({ code: 'changed' });
    expect(await studio.state()).toEqual(before);
    expect(await studio.pipeline.execute(owner, id, true)).toMatchObject({ state: 'executed' });
  });

  test('a site is not published from other code than was proven', async () => {
    const { id } = await studio.planned(save, publish);
    await studio.write('public/index.html', 'third page');
    const before = await studio.state();
    await expect(studio.pipeline.execute(owner, id, true)).rejects.toMatchObject({
      message: expect.stringContaining('Your code changed'),
    });
    expect(await studio.state()).toEqual(before);
    expect((await stored(id))?.state).toBe('failed');
  });

  test('where a part was changed since, the whole is not undone', async () => {
    const { id } = await studio.planned(ownRows, publish);
    await studio.pipeline.execute(owner, id, true);
    await studio.act({ kind: 'save', message: 'Later' });
    const later = await studio.planned(publish);
    await studio.pipeline.execute(owner, later.id, true);
    const before = await studio.state();
    await expect(studio.pipeline.undo(owner, id)).rejects.toMatchObject({
      message: expect.stringContaining("The site part can't be undone"),
    });
    expect(await studio.state()).toEqual(before);
    expect((await stored(id))?.state).toBe('executed');
  });
});

describe('in the middle', () => {
  /** Executes until a part fails, by default because the process ends there. */
  async function failing(
    pipeline: OperationPipeline,
    id: string,
    reason = 'The process ended.',
  ): Promise<void> {
    await expect(pipeline.execute(owner, id, true)).rejects.toThrow(reason);
  }

  test.each(combinations)('%s return to the start where the last part fails', async (_, parts) => {
    const { id } = await studio.planned(...parts);
    const last = parts.at(-1)?.service;
    let start: unknown;
    const pipeline = studio.open(async (moment, service, isUndo) => {
      if (moment !== 'before' || service !== last || isUndo || start !== undefined) return;
      if (last === 'deployment') {
        const { id: other } = await studio.planned({
          service: 'deployment',
          changes: [{ do: 'set-variable', name: 'OTHER', value: 'x' }],
        });
        await studio.pipeline.execute(owner, other, true);
        const page = await studio.planned({ service: 'deployment', changes: [{ do: 'publish' }] });
        await studio.pipeline.execute(owner, page.id, true);
      } else await studio.write('notes.txt', 'more');
      start = 'changed';
    });
    const before = await studio.state();
    await failing(pipeline, id, 'part could not be done');
    const row = await stored(id);
    expect(row?.state).toBe('failed');
    expect(row?.result?.error).toContain('everything is as it was before');
    const after = await studio.state();
    const { data } = Object(before);
    expect(Object(after).data).toBe(data);
    expect(Object(after).code.branches).toEqual(Object(before).code.branches);
  });

  const moments = (['database', 'code-hosting', 'deployment'] as const).flatMap((service) =>
    (['before', 'after'] as const).map((moment) => ({ service, moment })),
  );

  test.each(moments)('a crash $moment the part for $service leaves all of it or nothing', async (cut) => {
    const start = await studio.state();
    const { id } = await studio.planned(ownRows, save, publish);
    const pipeline = studio.open((moment, service, isUndo) => {
      // Nothing runs after the crash, so no attempt to undo either.
      if (isUndo || (moment === cut.moment && service === cut.service)) throw new Error('The process ended.');
    });
    await failing(pipeline, id);
    await studio.open().recover();
    const row = await stored(id);
    const isFirst = cut.service === 'database' && cut.moment === 'before';
    const isLast = cut.service === 'deployment' && cut.moment === 'after';
    expect(row?.state).toBe(isLast ? 'executed' : isFirst ? 'proven' : 'failed');
    expect(isDeepStrictEqual(await studio.state(), start)).toBe(!isLast);
    expect(await studio.page()).toBe(isLast ? 'second page' : undefined);
  });

  test('a crash while the parts are undone again is continued at the next start', async () => {
    const start = await studio.state();
    const { id } = await studio.planned(ownRows, save, publish);
    for (const cut of ['deployment', 'code-hosting', 'database']) {
      const pipeline = studio.open((moment, service, isUndo) => {
        if (cut === 'deployment' ? service === cut : isUndo && moment === 'after' && service === cut)
          throw new Error('The process ended.');
        if (cut === 'deployment' && isUndo) throw new Error('The process ended.');
      });
      if (cut === 'deployment') await failing(pipeline, id);
      else await pipeline.recover().catch(() => undefined);
      expect((await stored(id))?.state).toBe('executing');
    }
    await studio.open().recover();
    expect((await stored(id))?.state).toBe('failed');
    expect(await studio.state()).toEqual(start);
  });

  test.each(moments)('a crash $moment the undo of $service leaves all undone or nothing', async (cut) => {
    const start = await studio.state();
    const { id } = await studio.planned(ownRows, save, publish);
    await studio.pipeline.execute(owner, id, true);
    const end = await studio.state();
    const undo = await studio.pipeline.undo(owner, id);
    let isCut = false;
    const pipeline = studio.open((moment, service) => {
      if (isCut) throw new Error('The process ended.');
      isCut = moment === cut.moment && service === cut.service;
      if (isCut) throw new Error('The process ended.');
    });
    await failing(pipeline, undo.id);
    await studio.open().recover();
    const isLast = cut.service === 'database' && cut.moment === 'after';
    expect((await stored(id))?.state).toBe(isLast ? 'undone' : 'executed');
    expect(await studio.state()).toEqual(isLast ? start : end);
    if (isLast) return;
    const again = await studio.pipeline.undo(owner, id);
    await studio.pipeline.execute(owner, again.id, true);
    expect(await studio.state()).toEqual(start);
  });

  test('later work on a part that was done is kept, and said', async () => {
    const { id } = await studio.planned(ownRows, publish);
    const pipeline = studio.open(async (moment, service, isUndo) => {
      if (isUndo || service !== 'deployment' || moment !== 'before') return;
      await studio.sql(`update members set name = 'Cyra' where id = 3`);
      const other = await studio.planned({ service: 'deployment', changes: [{ do: 'preview' }] });
      await studio.pipeline.execute(owner, other.id, true);
      throw new Error('The process ended.');
    });
    await failing(pipeline, id);
    await studio.open().recover();
    const row = await stored(id);
    expect(row?.state).toBe('failed');
    expect(row?.result?.error).toContain('The database part was done and could not be undone again');
    expect(JSON.stringify(await studio.state())).toContain('Cyra');
  });
});
