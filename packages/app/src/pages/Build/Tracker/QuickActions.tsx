import {
  componentsCsv,
  componentsJson,
  importComponents,
  type ImportedComponents,
  type TrackedComponent,
} from '@saywright/domain/tracker';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Menu } from '@saywright/ui/Menu';
import { toast } from '@saywright/ui/Toast';
import { useSearchParams } from 'react-router';
import { memo, type ReactElement } from 'react';
import { trackerCopy } from '../../../copy/build/tracker.ts';
import { saveFile } from '../../../services/saveFile.ts';
import * as page from '../Build.css.ts';
import { FileButton } from '../FileButton.tsx';
import { changed } from '../../../panels/view.ts';
import * as css from './Tracker.css.ts';

const copy = trackerCopy.actions;
const formats = [
  { id: 'csv', label: copy.csv },
  { id: 'json', label: copy.json },
];

interface QuickActionsProps {
  /** The components to export. */
  readonly components: readonly TrackedComponent[];
  readonly isSample: boolean;
  readonly onAdd: () => void;
  readonly onImport: (imported: ImportedComponents) => void;
}

function save(components: readonly TrackedComponent[], format: string, isSample: boolean): void {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  if (format === 'csv')
    saveFile(`${copy.file}.csv`, 'text/csv', `\uFEFF${componentsCsv(components, isSample)}`);
  else saveFile(`${copy.file}.json`, 'application/json', componentsJson(components, isSample));
}

async function read(file: File): Promise<ImportedComponents | string> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return trackerCopy.imported.unreadable;
  try {
    const imported = importComponents(JSON.parse(text));
    return imported.ok ? imported.value : imported.error;
  } catch {
    return trackerCopy.imported.notJson;
  }
}

/** Add, report, export and import. */
export const QuickActions = memo(function QuickActions({
  components,
  isSample,
  onAdd,
  onImport,
}: QuickActionsProps): ReactElement {
  const [, setSearch] = useSearchParams();
  const importFrom = async (file: File): Promise<void> => {
    const result = await read(file);
    if (typeof result !== 'string') onImport(result);
    else toast({ title: trackerCopy.imported.refused, description: result, tone: 'danger', duration: 8000 });
  };
  return (
    <Card title={copy.title}>
      <div className={css.actions}>
        <Button variant="primary" icon="plus" onClick={onAdd}>
          {copy.add}
        </Button>
        <Button icon="page" onClick={() => setSearch((before) => changed(before, { tab: 'reports' }))}>
          {copy.report}
        </Button>
        <Menu
          label={copy.export}
          icon="download"
          items={formats}
          disabled={components.length === 0}
          onAction={(format) => save(components, format, isSample)}
        />
        <FileButton
          label={copy.import}
          accept=".json,application/json"
          onFile={(file) => void importFrom(file)}
        />
        {isSample && <p className={page.small13}>{copy.sample}</p>}
      </div>
    </Card>
  );
});
