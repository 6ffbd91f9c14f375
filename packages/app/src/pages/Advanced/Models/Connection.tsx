import type { ModelSettings } from '@saywright/domain/models';
import type { ModelSettingsChange } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { Switch } from '@saywright/ui/Switch';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import { copy } from '../../../copy.ts';
import { connectionCopy as words } from '../../../copy/advanced.ts';
import { useAuth } from '../../../providers/auth.ts';
import { useModelChange, useModelSettings } from '../../../services/models.ts';
import * as page from '../Advanced.css.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { LocalModels } from './LocalModels.tsx';
import { tryProblem } from './lastTry.ts';

interface ConnectionProps {
  /** Sent along when a model is connected, so that it starts with what is shown. */
  readonly settings: ModelSettings;
}

/** Connects a language model, switches it on, and shows what it costs. */
export default function Connection({ settings }: ConnectionProps): ReactElement {
  const { status } = useAuth();
  return (
    <Card title={words.title}>
      {status === 'signed-in' ? <OwnConnection settings={settings} /> : <p>{words.signIn}</p>}
    </Card>
  );
}

function OwnConnection({ settings }: ConnectionProps): ReactElement {
  const { data, error, mutate } = useModelSettings();
  const change = useModelChange();
  const [busy, setBusy] = useState(false);
  if (!data)
    return error ? (
      <Banner
        tone="danger"
        title={words.failed}
        action={<Button onClick={() => void mutate()}>{words.retry}</Button>}
      />
    ) : (
      <Skeleton label={copy.loading} lines={6} />
    );
  const apply = async (next: ModelSettingsChange): Promise<void> => {
    setBusy(true);
    try {
      const { temperature, maxTokens, contextAwareness } = settings;
      const saved = await change({ temperature, maxTokens, contextAwareness, ...next });
      const problem = next.own || next.enabled === true ? tryProblem(saved) : undefined;
      toast(
        problem === undefined
          ? { title: words.saved, tone: 'success' }
          : { title: words.savedSilent, description: problem, tone: 'warning', duration: 8000 },
      );
    } catch (problem) {
      const description = problem instanceof Error ? problem.message : '';
      toast({ title: words.notSaved, description, tone: 'danger', duration: 8000 });
    } finally {
      setBusy(false);
    }
  };
  const { source, enabled, model, mostPerInstruction, usedThisMonth, monthlyCap } = data;
  return (
    <Stack gap={20}>
      <p className={page.muted}>{words.intro}</p>
      {source === 'operator' && <p>{words.operator(model)}</p>}
      {source !== 'none' && (
        <Stack gap={8}>
          <Switch
            label={words.enabled}
            description={words.enabledNote}
            checked={enabled}
            disabled={busy}
            onChange={(isOn) => void apply({ enabled: isOn })}
          />
          <p>{mostPerInstruction > 0 ? words.most(mostPerInstruction) : words.free}</p>
          <p className={page.muted}>{words.used(usedThisMonth, monthlyCap)}</p>
        </Stack>
      )}
      {data.localAllowed && (
        <LocalModels
          onUse={(baseUrl, name) =>
            void apply({
              enabled: true,
              own: {
                provider: 'openai-compatible',
                baseUrl,
                model: name,
                key: '',
                prices: { input: 0, output: 0 },
              },
            })
          }
        />
      )}
      <ConnectionForm
        // A saved connection is shown as the server has it.
        key={`${source} ${data.baseUrl} ${model} ${data.hasKey} ${monthlyCap}`}
        settings={data}
        busy={busy}
        onSave={(next) => void apply(next)}
      />
    </Stack>
  );
}
