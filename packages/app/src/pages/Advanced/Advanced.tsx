import { emptyTemplateDraft } from '@saywright/domain/template-builder';
import { Badge } from '@saywright/ui/Badge';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Tabs } from '@saywright/ui/Tabs';
import { Suspense, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { copy } from '../../copy.ts';
import { advancedCopy } from '../../copy/advanced.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { Models } from './Models/Models.tsx';
import { Team } from './Team/Team.tsx';

/** Loaded on demand: its fields are the heaviest part of the page, and are behind a tab. */
const Templates = lazyPage(() => import('./Templates/Templates.tsx'));

const { tabNames } = advancedCopy;
const firstTab = 'team';

/** Team Collaboration, AI Models and Template Creator; `?tab=` selects one. */
export default function Advanced(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab') ?? firstTab;
  // Held here so that a half-written template survives a change of tabs.
  const [draft, setDraft] = useState(emptyTemplateDraft);
  const contents = {
    team: <Team />,
    models: <Models />,
    templates: (
      <Suspense fallback={<Skeleton label={copy.loading} lines={6} />}>
        <Templates draft={draft} onDraft={setDraft} />
      </Suspense>
    ),
  } satisfies Record<keyof typeof tabNames, ReactElement>;
  return (
    <PageContainer>
      <BackTo to="/" label={advancedCopy.back} />
      <PageHeader
        title={copy.titles.advanced}
        text={advancedCopy.text}
        note={
          <Badge tone="accent" icon="sparkle">
            {advancedCopy.pro}
          </Badge>
        }
      />
      <Tabs
        label={advancedCopy.tabs}
        items={(['team', 'models', 'templates'] as const).map((id) => ({
          id,
          label: tabNames[id],
          content: contents[id],
        }))}
        value={Object.hasOwn(tabNames, asked) ? asked : firstTab}
        onChange={(id) => setSearch(id === firstTab ? {} : { tab: id }, { replace: true })}
      />
    </PageContainer>
  );
}
