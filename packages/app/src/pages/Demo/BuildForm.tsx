import { simulatedMark } from '@saywright/domain/agents';
import type { ProjectDraft } from '@saywright/domain/demo';
import { Badge } from '@saywright/ui/Badge';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { TextArea } from '@saywright/ui/TextArea';
import { TextField } from '@saywright/ui/TextField';
import type { FormEvent, ReactElement } from 'react';
import { demoCopy } from '../../copy/demo.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import * as css from './Demo.css.ts';

interface BuildFormProps {
  readonly draft: ProjectDraft;
  readonly templateName: string | undefined;
  /** Error message for the name. */
  readonly error: string | undefined;
  /** Why creating is only simulated; undefined if it is real. */
  readonly whySimulated: 'anonymous' | 'noEngine' | undefined;
  readonly isCreating: boolean;
  /** Name of the last simulated project. */
  readonly created: string | undefined;
  readonly onChange: (draft: ProjectDraft) => void;
  readonly onCreate: () => void;
}

/** The form for a new project. */
export function BuildForm(props: BuildFormProps): ReactElement {
  const { draft, templateName, error, whySimulated, isCreating, created, onChange, onCreate } = props;
  const isReal = whySimulated === undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // An empty name gets the documented toast, so the button stays enabled.
    if (!isCreating) onCreate();
  };
  return (
    <Card title={demoCopy.form} action={!isReal && <Badge tone="warning">{simulatedMark}</Badge>}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          <p className={css.muted}>{isReal ? demoCopy.signedIn : demoCopy[whySimulated]}</p>
          <TextField
            label={demoCopy.name}
            value={draft.name}
            placeholder={demoCopy.namePlaceholder}
            errorMessage={error}
            required
            disabled={isCreating}
            onChange={(name) => onChange({ ...draft, name })}
          />
          <div className={css.twoColumns}>
            <TextArea
              label={demoCopy.brief}
              optionalHint={demoCopy.optional}
              value={draft.description}
              maxLength={500}
              disabled={isCreating}
              onChange={(description) => onChange({ ...draft, description })}
            />
            <TextArea
              label={demoCopy.requirements}
              optionalHint={demoCopy.optional}
              description={demoCopy.requirementsHelp}
              value={draft.requirements}
              maxLength={5000}
              disabled={isCreating}
              onChange={(requirements) => onChange({ ...draft, requirements })}
            />
          </div>
          <p>{`${demoCopy.template}: ${templateName ?? demoCopy.noTemplate}`}</p>
          <p>
            <Button type="submit" variant="primary" busy={isCreating} busyLabel={demoCopy.creating}>
              {demoCopy.create}
            </Button>
          </p>
          {created !== undefined && !isReal && (
            <Banner
              tone="warning"
              title={simulatedMark}
              action={
                whySimulated === 'anonymous' && (
                  <RouterLinkButton to="/auth">{demoCopy.signIn}</RouterLinkButton>
                )
              }
            >
              {demoCopy.created(created)}
            </Banner>
          )}
        </Stack>
      </form>
    </Card>
  );
}
