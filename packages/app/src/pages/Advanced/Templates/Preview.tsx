import type { TemplateDraft } from '@saywright/domain/template-builder';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { templatesCopy } from '../../../copy/advanced.ts';
import * as page from '../Advanced.css.ts';
import { PreviewField } from './PreviewField.tsx';
import * as css from './Templates.css.ts';

/** The template as its users will see it. */
export function Preview({ draft }: { readonly draft: TemplateDraft }): ReactElement {
  const { name, description, category, framework, tags, fields } = draft;
  return (
    <Card title={templatesCopy.preview}>
      <Stack gap={12}>
        <div className={css.words}>
          <h3 className={css.title}>{name.trim() || templatesCopy.untitled}</h3>
          {description.trim() !== '' && <p>{description}</p>}
        </div>
        <Row gap={4}>
          <Badge tone="accent">{templatesCopy.frameworks[framework]}</Badge>
          {category.trim() !== '' && <Badge>{category}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag} tone="line">
              {tag}
            </Badge>
          ))}
        </Row>
        {fields.length === 0 ? (
          <EmptyState icon="page" title={templatesCopy.noFields} text={templatesCopy.noFieldsText} />
        ) : (
          <>
            {fields.map((field) => (
              <PreviewField key={`${field.id} ${field.type}`} field={field} />
            ))}
            <p className={page.muted}>{templatesCopy.previewNote}</p>
          </>
        )}
      </Stack>
    </Card>
  );
}
