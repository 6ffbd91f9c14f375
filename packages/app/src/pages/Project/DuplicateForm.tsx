import { Button } from '@saywright/ui/Button';
import { Checkbox } from '@saywright/ui/Checkbox';
import { Stack } from '@saywright/ui/Stack';
import { useState, type ReactElement } from 'react';
import { projectsCopy } from '../../copy/project.ts';
import { NameForm } from '../../shell/NameForm.tsx';

interface DuplicateFormProps {
  /** Name of the project that is copied. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly onDuplicate: (name: string, withData: boolean) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** Asks for the name of a copy, and how much is copied. */
export function DuplicateForm({ name, isBusy, onDuplicate, onCancel }: DuplicateFormProps): ReactElement {
  const [withData, setWithData] = useState(true);
  return (
    <Stack gap={12}>
      <Checkbox
        label={projectsCopy.withData}
        description={projectsCopy.withDataText}
        checked={withData}
        disabled={isBusy}
        onChange={setWithData}
      />
      <NameForm
        label={projectsCopy.copyName(name)}
        button={projectsCopy.duplicate}
        suggestion={projectsCopy.copyOf(name)}
        isBusy={isBusy}
        onName={(copy) => onDuplicate(copy, withData)}
      >
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {projectsCopy.cancel}
        </Button>
      </NameForm>
    </Stack>
  );
}
