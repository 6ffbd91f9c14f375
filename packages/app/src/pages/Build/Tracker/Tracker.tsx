import { counted } from '@saywright/domain/receipt';
import {
  filterComponents,
  noComponentsText,
  noFilter,
  trackedComponents,
  trackerComplexities,
  trackerStatuses,
  trackerSummary,
  trackerTypes,
  type TrackedComponent,
} from '@saywright/domain/tracker';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { FilterBar } from '@saywright/ui/FilterBar';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import { useCallback, useDeferredValue, useMemo, type ReactElement } from 'react';
import { buildCopy } from '../../../copy/build/page.ts';
import { trackerCopy as copy } from '../../../copy/build/tracker.ts';
import { useBuildFigures } from '../figures.ts';
import { numberText } from '../format.ts';
import { ComponentList } from './ComponentList.tsx';
import { QuickActions } from './QuickActions.tsx';
import { useComponents } from './useComponents.tsx';
import * as css from './Tracker.css.ts';
import { useFilters } from './useFilters.ts';

const choices = {
  type: [
    { id: noFilter, label: copy.all.type },
    ...trackerTypes.map((id) => ({ id, label: id, description: copy.types[id] })),
  ],
  status: [
    { id: noFilter, label: copy.all.status },
    ...trackerStatuses.map((id) => ({ id, label: buildCopy.statuses[id] })),
  ],
  complexity: [
    { id: noFilter, label: copy.all.complexity },
    ...trackerComplexities.map((id) => ({ id, label: id })),
  ],
};
/** The four figures above the list. */
function Summary({ components }: { readonly components: readonly TrackedComponent[] }): ReactElement {
  const summary = trackerSummary(components);
  return (
    <Grid columns={4}>
      <StatCard label={copy.cards.total} value={numberText(summary.total)} />
      <StatCard label={copy.cards.completed} value={numberText(summary.completed)} />
      <StatCard label={copy.cards.inProgress} value={numberText(summary.inProgress)} />
      <StatCard label={copy.cards.plannedOrBlocked} value={numberText(summary.plannedOrBlocked)} />
    </Grid>
  );
}

const filterNames = ['type', 'status', 'complexity'] as const;

/** The components of a build: the sample, or the user's own to add, change, delete, import and export. */
export default function Tracker(): ReactElement {
  const [figures, setFigures] = useBuildFigures();
  const {
    components: own,
    add,
    edit,
    remove,
    merge,
    importFile,
    report,
    dialogs,
  } = useComponents(useCallback(() => setFigures('live'), [setFigures]));
  const { filters, set, clear, flush } = useFilters();
  const isSample = figures === 'sample';
  const components = isSample ? trackedComponents : own;
  // Deferred: the list is long and must not slow down typing.
  const { q, type, status, complexity } = useDeferredValue(filters);
  const found = useMemo(
    () => filterComponents(components, { search: q, type, status, complexity }),
    [components, q, type, status, complexity],
  );
  const choose = useCallback(
    (id: string, value: string) => {
      const name = filterNames.find((known) => known === id);
      if (name) set(name, value);
    },
    [set],
  );
  const summary = useMemo(() => <Summary components={components} />, [components]);
  return (
    <Stack gap={16}>
      <Card title={copy.title} action={<SampleMark mode={figures} onChange={setFigures} />}>
        {summary}
      </Card>
      <div className={css.columns}>
        <QuickActions components={components} isSample={isSample} onAdd={add} onImport={importFile} />
        <Stack gap={16}>
          {report}
          <div onBlur={flush}>
            <FilterBar
              label={copy.bar}
              searchLabel={copy.search}
              searchPlaceholder={copy.hint}
              search={filters.q}
              onSearch={(value) => set('q', value)}
              filters={filterNames.map((id) => ({
                id,
                label: copy.filters[id],
                options: choices[id],
                value: filters[id],
              }))}
              onFilter={choose}
              resultCount={found.length}
              resultText={(count) => counted(count, 'component')}
              onClear={clear}
            />
          </div>
          {components.length === 0 ? (
            <Card>
              <EmptyState
                icon="layers"
                title={copy.empty.title}
                text={copy.empty.text}
                action={<Button onClick={() => merge(trackedComponents)}>{copy.empty.copy}</Button>}
              />
            </Card>
          ) : found.length === 0 ? (
            <Card>
              <p role="status">{noComponentsText}</p>
            </Card>
          ) : (
            <ComponentList
              components={found}
              onEdit={isSample ? undefined : edit}
              onDelete={isSample ? undefined : remove}
            />
          )}
        </Stack>
      </div>
      {dialogs}
    </Stack>
  );
}
