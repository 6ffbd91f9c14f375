import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { TextField } from '@saywright/ui/TextField';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { helpCopy } from '../../copy/help.ts';
import * as css from './Help.css.ts';

/** Takes what is looked for to the library (SP-HELP-02, D4). */
export function HelpSearch(): ReactElement {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = query.trim();
    void navigate(wanted === '' ? '/help-library' : `/help-library?q=${encodeURIComponent(wanted)}`);
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
