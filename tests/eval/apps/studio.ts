import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commands,
  dataCommands,
  plannedOperation,
  projectApiCommands,
  type OperationView,
  type PlanAnswer,
} from '@saywright/engine/protocol';
import { z } from 'zod';
import { createEngine } from '../../../packages/engine/src/engine.ts';
import { nodeServer } from '../../../packages/engine/src/http/nodeServer.ts';
import { askEngine, siteUrl } from '../../support/askEngine.ts';
import { deviceOf, type Device } from '../../support/studioClient.ts';

const addressSchema = z.object({ port: z.number() });

/** A founder with an empty project. */
export interface Founder {
  /** Plans a sentence; undefined operation where there is a question or a refusal instead. */
  plan(sentence: string): Promise<PlanAnswer>;
  execute(operation: OperationView): Promise<OperationView>;
  /** Address of the published site. */
  site(): Promise<{ readonly url: string; readonly key: string }>;
  /** Adds people with these addresses to the table staff; false where there is none. */
  makeStaff(emails: readonly string[]): Promise<boolean>;
}

/** A studio in this process whose sites a browser can visit. */
export interface AppStudio {
  founder(email: string): Promise<Founder>;
  readonly log: readonly string[];
  close(): Promise<void>;
}

function founderOf(device: Device): Founder {
  const execute = ({ id }: Pick<OperationView, 'id'>): Promise<OperationView> =>
    device.send(commands.execute, { operationId: id, confirmed: true });
  return {
    plan: (instruction) => device.send(commands.planInstruction, { instruction }),
    execute,
    async site() {
      const { url, publishableKey: key } = await device.send(projectApiCommands.getProjectApi, {});
      return { url, key };
    },
    async makeStaff(emails) {
      const { hasStaff, people } = await device.send(projectApiCommands.listPeople, {});
      if (!hasStaff) return false;
      const ids = people.filter(({ email }) => emails.includes(email)).map(({ id }) => id);
      const answer = await device.send(dataCommands.planRows, {
        table: 'staff',
        changed: [],
        added: ids.map((value) => [{ column: 'user_id', value }]),
        removed: [],
      });
      const operation = plannedOperation(answer);
      if (operation) await execute(operation);
      return operation !== undefined;
    },
  };
}

/** Starts a studio on an empty folder. */
export async function appStudio(): Promise<AppStudio> {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-apps-'));
  const log: string[] = [];
  const logError = (error: unknown): void => void log.push(String(error));
  let sitesPort = 0;
  const engine = await createEngine({
    directory,
    siteUrl,
    sitesUrl: () => `http://localhost:${sitesPort}`,
    openProjects: 4,
    limitMs: 30_000,
    idleMs: 60_000,
    signUpsPerHour: 100_000,
    logError,
  });
  const server: Server = nodeServer(engine.fetchSites, logError).listen(0, '127.0.0.1');
  await once(server, 'listening');
  sitesPort = addressSchema.parse(server.address()).port;
  const ask = await askEngine(() => engine);
  return {
    log,
    async founder(email) {
      const device = await deviceOf({ ask }, email);
      return founderOf(device);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await engine.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
