import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { TextField } from '@saywright/ui/TextField';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { helpCopy } from '../../copy/help.ts';
import * as css from './Help.css.ts';

/** Opens the library with a search query. */
export function HelpSearch(): ReactElement {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = query.trim();
    void navigate(trimmed === '' ? '/help-library' : `/help-library?q=${encodeURIComponent(trimmed)}`);
  };
  return (
    <Card>
      <form role="search" className={css.search} onSubmit={search}>
        <TextField
          type="search"
          label={helpCopy.search}
          placeholder={helpCopy.placeholder}
          value={query}
          onChange={setQuery}
        />
        <Button type="submit" variant="primary" icon="search">
          {helpCopy.go}
        </Button>
      </form>
    </Card>
  );
}
