import type { ModelSettingsChange, ModelSettingsView } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { NumberField } from '@saywright/ui/NumberField';
import { PasswordField } from '@saywright/ui/PasswordField';
import { Row } from '@saywright/ui/Row';
import { SegmentedControl } from '@saywright/ui/SegmentedControl';
import { TextField } from '@saywright/ui/TextField';
import { useState, type ReactElement } from 'react';
import { connectionCopy as words } from '../../../copy/advanced.ts';
import * as page from '../Advanced.css.ts';

interface ConnectionFormProps {
  readonly settings: ModelSettingsView;
  readonly busy: boolean;
  readonly onSave: (change: ModelSettingsChange) => void;
}

const providers = ['openai-compatible', 'anthropic'] as const;

/** Address, name, key and prices of a person's own model. A stored key is never shown. */
export function ConnectionForm({ settings, busy, onSave }: ConnectionFormProps): ReactElement {
  const isOwn = settings.source === 'own';
  const [draft, setDraft] = useState({
    provider: settings.provider,
    baseUrl: settings.baseUrl,
    model: isOwn ? settings.model : '',
    key: '',
    input: isOwn ? settings.prices.input : undefined,
    output: isOwn ? settings.prices.output : undefined,
    cap: settings.monthlyCap,
  });
  const edit = (change: Partial<typeof draft>): void => setDraft({ ...draft, ...change });
  const save = (): void => {
    const { provider, baseUrl, model, key, input = 0, output = 0, cap } = draft;
    onSave({
      own: { provider, baseUrl, model, ...(key !== '' && { key }), prices: { input, output } },
      // A newly connected model is meant to be used.
      ...(!isOwn && { enabled: true }),
      monthlyCap: cap,
    });
  };
  return (
    <form
      className={page.fields}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={page.wholeRow}>
        <SegmentedControl
          label={words.provider}
          options={providers.map((id) => ({ id, label: words.providers[id] }))}
          value={draft.provider}
          onChange={(id) => edit({ provider: providers.find((one) => one === id) ?? draft.provider })}
        />
      </div>
      <TextField
        label={words.address}
        type="url"
        required
        value={draft.baseUrl}
        description={words.addressNote}
        onChange={(baseUrl) => edit({ baseUrl })}
      />
      <TextField
        label={words.model}
        required
        autoComplete="off"
        value={draft.model}
        description={words.modelNote}
        onChange={(model) => edit({ model })}
      />
      <div className={page.wholeRow}>
        <PasswordField
          label={words.key}
          optionalHint={words.optional}
          autoComplete="off"
          value={draft.key}
          description={settings.hasKey ? words.keySet : words.keyNote}
          onChange={(key) => edit({ key })}
        />
      </div>
      <NumberField
        label={words.inputPrice}
        min={0}
        max={10_000}
        step={0.01}
        value={draft.input ?? null}
        onChange={(input) => edit({ input: input ?? undefined })}
      />
      <NumberField
        label={words.outputPrice}
        min={0}
        max={10_000}
        step={0.01}
        value={draft.output ?? null}
        onChange={(output) => edit({ output: output ?? undefined })}
      />
      <NumberField
        label={words.cap}
        min={0}
        max={1000}
        value={draft.cap}
        description={words.capNote}
        onChange={(cap) => edit({ cap: cap ?? 0 })}
      />
      <div className={page.wholeRow}>
        <Row gap={8}>
          <Button variant="primary" type="submit" busy={busy} busyLabel={words.saving}>
            {words.save}
          </Button>
          {isOwn && (
            <Button disabled={busy} onClick={() => onSave({ own: null, enabled: false })}>
              {words.disconnect}
            </Button>
          )}
        </Row>
      </div>
    </form>
  );
}
