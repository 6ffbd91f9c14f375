import type { BucketAccess } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Checkbox } from '@saywright/ui/Checkbox';
import { RadioGroup } from '@saywright/ui/RadioGroup';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import { useState, type ReactElement } from 'react';
import { filesCopy } from '../../copy/files.ts';
import { accessOf, accessOptions } from './accesses.ts';
import type { BucketActions } from './useBucketActions.ts';

/** A form that creates a bucket. */
export function BucketForm({ actions }: { readonly actions: BucketActions }): ReactElement {
  const [name, setName] = useState('');
  const [access, setAccess] = useState<BucketAccess>('own-folder');
  const [isPublic, setPublic] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const create = async (): Promise<void> => {
    setBusy(true);
    const failure = await actions.create({ name: name.trim(), isPublic, access });
    setProblem(failure);
    if (failure === undefined) {
      setName('');
      setPublic(false);
    }
    setBusy(false);
  };
  return (
    <Card title={filesCopy.create}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && name.trim() !== '') void create();
        }}
      >
        <Stack>
          <TextField
            label={filesCopy.name}
            value={name}
            maxLength={100}
            autoComplete="off"
            required
            onChange={setName}
          />
          <RadioGroup
            label={filesCopy.who}
            description={filesCopy.accessNote}
            options={accessOptions}
            value={access}
            onChange={(id) => setAccess(accessOf(id))}
          />
          <Checkbox
            label={filesCopy.isPublic}
            description={filesCopy.isPublicNote}
            checked={isPublic}
            onChange={setPublic}
          />
          {problem !== undefined && <Banner tone="danger" title={problem} />}
          <p>
            <Button type="submit" variant="primary" busy={isBusy} disabled={name.trim() === ''}>
              {filesCopy.createButton}
            </Button>
          </p>
        </Stack>
      </form>
    </Card>
  );
}
