import { projectTemplates, type ProjectTemplate } from '@saywright/domain/demo';
import { fieldTitle, type CustomTemplate } from '@saywright/domain/template-builder';
import { templateFeatureLimits, truncateFeatures } from '@saywright/domain/templates';
import { Button } from '@saywright/ui/Button';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import { TemplateCard, type Difficulty } from '@saywright/ui/TemplateCard';
import type { ReactElement } from 'react';
import { demoCopy } from '../../copy/demo.ts';
import * as css from './Demo.css.ts';
import { templatesAnchor } from './anchors.ts';

const levels = { beginner: 1, intermediate: 2, advanced: 3 } as const;

function capitalise(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly difficulty: Difficulty;
  readonly features: readonly string[];
}

function builtInTemplate({ category, complexity, ...template }: ProjectTemplate): Choice {
  const difficulty = { label: capitalise(complexity), level: levels[complexity] } as const;
  return { ...template, category: capitalise(category), difficulty };
}

function customTemplate({ id, name, description, category, fields }: CustomTemplate): Choice {
  const level = fields.length <= 3 ? 1 : fields.length <= 6 ? 2 : 3;
  const difficulty = { label: demoCopy.fields(fields.length), level } as const;
  return { id, name, description, category, difficulty, features: fields.map(fieldTitle).filter(Boolean) };
}

interface TemplateListProps {
  /** Templates the user saved. */
  readonly own: readonly CustomTemplate[];
  readonly selected: string | undefined;
  /** Undefined clears the selection. */
  readonly onSelect: (id: string | undefined) => void;
}

/** The four templates and the user's own, with at most three features each. */
export function TemplateList({ own, selected, onSelect }: TemplateListProps): ReactElement {
  const { max, suffix } = templateFeatureLimits.builder;
  const card = ({ id, name, features, ...rest }: Choice): ReactElement => {
    const shown = truncateFeatures(features, max, suffix);
    const isChosen = id === selected;
    return (
      <TemplateCard
        {...rest}
        key={id}
        name={name}
        features={shown.slice(0, max)}
        more={shown[max]}
        action={
          <Button
            icon={isChosen ? 'check' : undefined}
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            aria-label={`${demoCopy.use}: ${name}`}
            onClick={() => onSelect(isChosen ? undefined : id)}
          >
            {isChosen ? demoCopy.chosen : demoCopy.use}
          </Button>
        }
      />
    );
  };
  return (
    <section id={templatesAnchor} aria-labelledby="demo-templates-title">
      <Stack gap={16}>
        <h2 id="demo-templates-title" className={css.sectionTitle}>
          {demoCopy.templates}
        </h2>
        <Grid columns={4}>{projectTemplates.map((template) => card(builtInTemplate(template)))}</Grid>
        {own.length > 0 && (
          <>
            <h2 className={css.sectionTitle}>{demoCopy.ownTemplates}</h2>
            <Grid columns={4}>{own.map((template) => card(customTemplate(template)))}</Grid>
          </>
        )}
      </Stack>
    </section>
  );
}
