import { counted } from '@saywright/domain/receipt';
import { templateFileName, templateJson, type CustomTemplate } from '@saywright/domain/template-builder';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { IconButton } from '@saywright/ui/IconButton';
import { toast } from '@saywright/ui/Toast';
import { useRef, type ReactElement } from 'react';
import { templatesCopy } from '../../../copy/advanced.ts';
import { saveFile } from '../../../services/saveFile.ts';
import type { Templates } from '../../../services/templates.ts';
import * as page from '../Advanced.css.ts';
import * as css from './Templates.css.ts';

function exportTemplate(template: CustomTemplate): void {
  saveFile(templateFileName(template.name), 'application/json', templateJson(template));
}

function summary({ framework, category, fields, tags }: CustomTemplate): string {
  const parts = [templatesCopy.frameworks[framework], category, counted(fields.length, 'field'), ...tags];
  return parts.filter((part) => part.trim() !== '').join(' · ');
}

/** The saved templates; each can be exported as a file, or deleted with an undo. */
export function SavedTemplates({ templates }: { readonly templates: Templates }): ReactElement {
  const { list, save, remove } = templates;
  const container = useRef<HTMLDivElement>(null);
  const removeWithUndo = (template: CustomTemplate): void => {
    const { title, undo } = templatesCopy.deleted;
    remove(template.id);
    container.current?.focus();
    toast({
      title,
      description: template.name,
      tone: 'info',
      duration: 10_000,
      action: { label: undo, onPress: () => save(template) },
    });
  };
  return (
    <Card title={templatesCopy.saved}>
      <div ref={container} tabIndex={-1} className={css.place}>
        {list.length === 0 ? (
          <EmptyState icon="archive" title={templatesCopy.noSaved} text={templatesCopy.noSavedText} />
        ) : (
          <ul aria-label={templatesCopy.saved} className={page.lines}>
            {list.map((template) => (
              <li key={template.id} className={css.saved}>
                <div className={css.words}>
                  <h3 className={page.name}>{template.name}</h3>
                  <p className={css.excerpt}>{template.description}</p>
                  <p className={page.muted}>{summary(template)}</p>
                </div>
                <div className={css.actions}>
                  <Button
                    size="sm"
                    icon="download"
                    aria-label={templatesCopy.exportOf(template.name)}
                    onClick={() => exportTemplate(template)}
                  >
                    {templatesCopy.export}
                  </Button>
                  <IconButton
                    size="sm"
                    icon="trash"
                    label={templatesCopy.deleteOf(template.name)}
                    onClick={() => removeWithUndo(template)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
