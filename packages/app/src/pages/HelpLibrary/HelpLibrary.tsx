import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import { useRef, type ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { helpLibraryCopy } from '../../copy/help.ts';
import { InfoPage } from '../info/InfoPage.tsx';
import { AllEntries } from './AllEntries.tsx';
import { EntryCard } from './EntryCard.tsx';
import * as css from './HelpLibrary.css.ts';
import { useHelpSearch } from './useHelpSearch.ts';
import { Walkthrough } from './Walkthrough.tsx';

/** A walk-through, guides, examples and glossary with a typo-tolerant search. */
export default function HelpLibrary(): ReactElement {
  const { query, setQuery, found, summary } = useHelpSearch();
  const field = useRef<HTMLInputElement>(null);
  const showAll = (): void => {
    setQuery('');
    field.current?.focus();
  };
  return (
    <InfoPage title={copy.titles.helpLibrary} text={helpLibraryCopy.text}>
      <Card>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <Stack gap={12}>
            <TextField
              ref={field}
              type="search"
              label={helpLibraryCopy.search}
              placeholder={helpLibraryCopy.placeholder}
              value={query}
              onChange={setQuery}
            />
            <p role="status" className={css.summary}>
              {summary}
            </p>
          </Stack>
        </form>
      </Card>
      {found === undefined && (
        <>
          <Walkthrough />
          <AllEntries />
        </>
      )}
      {found?.map((entry) => (
        <EntryCard key={entry.id} entry={entry} showsType />
      ))}
      {found?.length === 0 && (
        <Stack gap={12}>
          <p>{helpLibraryCopy.tryAnother}</p>
          <p>
            <Button onClick={showAll}>{helpLibraryCopy.showAll}</Button>
          </p>
        </Stack>
      )}
    </InfoPage>
  );
}
