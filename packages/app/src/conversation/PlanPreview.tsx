import type { AppView, ProofView } from '@saywright/engine/protocol';
import { DataTable } from '@saywright/ui/DataTable';
import { DiffView } from '@saywright/ui/DiffView';
import { Disclosure } from '@saywright/ui/Disclosure';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { diffsCopy } from '../copy/plannedApp.ts';
import { AccessTable } from './AccessTable.tsx';
import { AppPlan } from './AppPlan.tsx';

export interface PlanPreviewProps {
  readonly proof: ProofView;
  /** What the plan builds, where it is a whole app. */
  readonly app: AppView | undefined;
  /** Plans another instruction instead; missing where the plan no longer waits. */
  readonly onSay?: ((instruction: string) => void) | undefined;
}

/** Most files whose changes are shown without being asked for. */
const shownAtOnce = 3;

function Diffs({ diffs }: { readonly diffs: NonNullable<ProofView['diffs']> }): ReactElement {
  const views = (
    <Stack>
      {diffs.map(({ path, hunks }) => (
        <DiffView
          key={path}
          title={path}
          hunks={hunks.map((hunk) => ({ ...hunk, id: `${hunk.oldStart}-${hunk.newStart}` }))}
          limit={60}
        />
      ))}
    </Stack>
  );
  return diffs.length <= shownAtOnce ? (
    views
  ) : (
    <Disclosure summary={diffsCopy.files(diffs.length)}>{views}</Disclosure>
  );
}

/** What the trial of a plan showed: rows, files, and who can see what; for an app what it is made of. */
export default function PlanPreview({ proof, app, onSay }: PlanPreviewProps): ReactElement {
  const { samples, access, diffs = [] } = proof;
  return (
    <Stack>
      {app && <AppPlan app={app} access={access} onSay={onSay} />}
      {!app &&
        samples.map((sample) => (
          <DataTable
            key={sample.caption}
            caption={sample.caption}
            columns={sample.columns.map((name) => ({ id: name, label: name, mono: true }))}
            rows={sample.rows.map((cells, row) => ({
              id: String(row),
              cells: Object.fromEntries(sample.columns.map((name, at) => [name, cells[at] ?? null])),
            }))}
            emptyText=""
          />
        ))}
      {diffs.length > 0 && <Diffs diffs={diffs} />}
      {!app && access.length > 0 && <AccessTable lines={access} />}
    </Stack>
  );
}
