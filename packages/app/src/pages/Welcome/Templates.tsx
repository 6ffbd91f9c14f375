import {
  allTemplates,
  filterTemplates,
  noTemplates,
  onboardingTemplateCategories,
  onboardingTemplateDifficulties,
  onboardingTemplates,
  templateFeatureLimits,
  truncateFeatures,
  type OnboardingTemplate,
} from '@saywright/domain/templates';
import { Button } from '@saywright/ui/Button';
import { EmptyState } from '@saywright/ui/EmptyState';
import { FilterBar } from '@saywright/ui/FilterBar';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import { TemplateCard } from '@saywright/ui/TemplateCard';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { welcomeCopy } from '../../copy/welcome.ts';
import { offerDraft } from '../../services/drafts.ts';

const noFilters = { search: '', category: allTemplates, difficulty: allTemplates };
const levels = { beginner: 1, intermediate: 2, advanced: 3 } as const;

function capitalise(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function options(all: string, values: readonly string[]): { id: string; label: string }[] {
  return [{ id: allTemplates, label: all }, ...values.map((id) => ({ id, label: capitalise(id) }))];
}

/** A template card; starting from it drafts its instructions in the agent's message field. */
function Template({ template }: { readonly template: OnboardingTemplate }): ReactElement {
  const { name, description, category, difficulty, features, instructions } = template;
  const navigate = useNavigate();
  const { max, suffix } = templateFeatureLimits.hub;
  const shown = truncateFeatures(features, max, suffix);
  const start = (): void => {
    offerDraft(instructions.join('. '));
    void navigate('/agent');
  };
  return (
    <TemplateCard
      name={name}
      description={description}
      category={capitalise(category)}
      difficulty={{ label: capitalise(difficulty), level: levels[difficulty] }}
      features={shown.slice(0, max)}
      more={shown[max]}
      action={
        <Button onClick={start} aria-label={`${welcomeCopy.startFrom}: ${name}`}>
          {welcomeCopy.startFrom}
        </Button>
      }
    />
  );
}

/** Six starter templates with a search and two filters. */
export default function Templates(): ReactElement {
  const [query, setQuery] = useState(noFilters);
  const found = filterTemplates(onboardingTemplates, query);
  return (
    <Stack gap={16}>
      <FilterBar
        label={welcomeCopy.filter}
        searchLabel={welcomeCopy.search}
        search={query.search}
        onSearch={(search) => setQuery({ ...query, search })}
        filters={[
          {
            id: 'category',
            label: welcomeCopy.category,
            options: options(welcomeCopy.allCategories, onboardingTemplateCategories),
            value: query.category,
          },
          {
            id: 'difficulty',
            label: welcomeCopy.difficulty,
            options: options(welcomeCopy.allDifficulties, onboardingTemplateDifficulties),
            value: query.difficulty,
          },
        ]}
        onFilter={(id, value) => setQuery({ ...query, [id]: value })}
        resultCount={found.length}
        onClear={() => setQuery(noFilters)}
      />
      {found.length === 0 ? (
        <EmptyState icon="search" title={noTemplates.title} text={noTemplates.text} />
      ) : (
        <Grid columns={3}>
          {found.map((template) => (
            <Template key={template.id} template={template} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
