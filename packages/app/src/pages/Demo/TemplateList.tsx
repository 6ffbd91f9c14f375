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

const levels = { beginner: 1, intermediate: 2, advanced: 3 } as const;

/** Where the page scrolls to when templates are asked for (A63). */
export const templatesAnchor = 'demo-templates';

function capital(word: string): string {
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

function builtIn({ category, complexity, ...template }: ProjectTemplate): Choice {
  const difficulty = { label: capital(complexity), level: levels[complexity] } as const;
  return { ...template, category: capital(category), difficulty };
}

function fromOwn({ id, name, description, category, fields }: CustomTemplate): Choice {
  const level = fields.length <= 3 ? 1 : fields.length <= 6 ? 2 : 3;
  const difficulty = { label: demoCopy.fields(fields.length), level } as const;
  return { id, name, description, category, difficulty, features: fields.map(fieldTitle).filter(Boolean) };
}

interface TemplateListProps {
  /** Templates the person saved. */
  readonly own: readonly CustomTemplate[];
  readonly selected: string | undefined;
  /** Undefined takes the choice back. */
  readonly onSelect: (id: string | undefined) => void;
}

/** The four templates and one's own, at most three features on each (SP-DEMO-11, SP-DEMO-35, SP-DEMO-36). */
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
        <Grid columns={4}>{projectTemplates.map((template) => card(builtIn(template)))}</Grid>
        {own.length > 0 && (
          <>
            <h2 className={css.sectionTitle}>{demoCopy.ownTemplates}</h2>
            <Grid columns={4}>{own.map((template) => card(fromOwn(template)))}</Grid>
          </>
        )}
      </Stack>
    </section>
  );
}
