import { Banner } from '@saywright/ui/Banner';
import { FileTrigger } from '@saywright/ui/FileTrigger';
import { Select } from '@saywright/ui/Select';
import { Text } from '@saywright/ui/Text';
import { TextArea } from '@saywright/ui/TextArea';
import type { ReactElement } from 'react';
import { importCopy as copy } from '../../copy/dataImport.ts';
import type { ImportSource } from './useImportSource.ts';

/** Largest file that is opened, in bytes. */
const largestFile = 10 * 1024 * 1024;
/** Longest text that is shown for editing: a longer one would hold up every key. */
const longestText = 100_000;

/** Where the rows come from: a file, a sheet of a workbook, or a text that somebody pastes. */
export function ImportSourceFields({ source }: { readonly source: ImportSource }): ReactElement {
  const { problem, sheets, sheet, table, text } = source;
  return (
    <>
      <FileTrigger
        accept=".csv,.tsv,.txt,.xlsx,.xlsm"
        maxSize={largestFile}
        icon="download"
        busy={source.isReading}
        onChange={([file]) => file && void source.open(file)}
      >
        {copy.file}
      </FileTrigger>
      {problem && <Banner tone="danger" title={copy.unreadable[problem]} />}
      {sheets.length > 0 && (
        <Select
          label={copy.sheet}
          options={sheets.map(({ name }) => ({ id: name, label: name }))}
          value={sheet ?? null}
          onChange={source.chooseSheet}
        />
      )}
      {sheets.length > 0 && table.lines.length === 0 && <Text>{copy.noRows}</Text>}
      {text.length <= longestText && (
        <TextArea
          label={copy.paste}
          description={copy.pasteHint}
          rows={5}
          value={text}
          onChange={source.type}
        />
      )}
    </>
  );
}
