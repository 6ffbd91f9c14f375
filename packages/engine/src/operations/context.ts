import { effectiveRisk } from '@saywright/domain/risk';
import type { PlanId } from '@saywright/domain/pricing';
import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import type { Clock, Hash, Ids } from '../ports/system.ts';
import type { NewOperation, OperationRow, ProjectRow, Store } from '../store/store.ts';
import { databaseStation } from './databaseStation.ts';
import { allowance, type Allowance } from './allowance.ts';
import { CommandError } from './errors.ts';
import type { ProvenPlan, Station } from './station.ts';
import { wordsRisk } from './view.ts';

type Service = OperationRow['service'];

export interface LineParts {
  readonly store: Store;
  readonly openProject: OpenProjectDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hash: Hash;
  /** The plan a person has, as it is stored. Without it nothing is limited. */
  readonly planOf?: ((owner: string) => Promise<PlanId>) | undefined;
  /** The services beside the database that this line drives. */
  readonly stations?: Readonly<Partial<Record<Exclude<Service, 'database'>, Station>>>;
}

/** What the stops of the line share. */
export interface LineContext {
  readonly store: Store;
  /** What the plans of people allow. */
  readonly allowance: Allowance;
  /** What drives a service; undefined where this line does not. */
  station(service: Service): Station | undefined;
  /** What drives the service of an operation; throws where this line does not. */
  stationOf(row: OperationRow): Station;
  /** A person's own operation; throws when there is none of that id. */
  find(owner: string, id: string): Promise<OperationRow>;
  /** Writes a proven plan down, waiting for approval. */
  record(project: ProjectRow, proven: ProvenPlan, undoOf: string | null): Promise<OperationRow>;
}

/** The very bytes that are shown, proven and executed. */
function bytesOf(plan: ProvenPlan['plan']): string {
  if (plan.service === 'database') return plan.sql;
  return JSON.stringify(plan.service === 'code-hosting' ? plan.request : plan.action);
}

/** The shared helpers on given ports. */
export function lineContext(parts: LineParts): LineContext {
  const { store, hash } = parts;
  const stations = { ...parts.stations, database: databaseStation(parts) };
  return {
    store,
    allowance: allowance(parts),
    station: (service) => stations[service],
    stationOf(row) {
      const station = stations[row.service];
      if (!station) throw new CommandError('failed', 'The service of this operation is not connected here.');
      return station;
    },
    async find(owner, id) {
      const row = await store.operation(owner, id);
      if (!row) throw new CommandError('unknown', 'There is no such operation in your project.');
      return row;
    },
    async record(project, { id, plan, proof, risk, instruction }, undoOf) {
      const operation: NewOperation = {
        id,
        project_id: project.id,
        owner: project.owner,
        instruction,
        service: plan.service,
        type: plan.type,
        state: 'proven',
        risk: effectiveRisk(wordsRisk({ instruction, service: plan.service, undo_of: undoOf }), risk),
        undo_of: undoOf,
        plan,
        sql_hash: await hash(bytesOf(plan)),
        proof: { ...proof, risk },
      };
      return store.addOperation(operation);
    },
  };
}
