import { projectApiCommands, type ProjectView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { CodeBlock } from '@saywright/ui/CodeBlock';
import { CodeInline } from '@saywright/ui/CodeInline';
import { SegmentedControl } from '@saywright/ui/SegmentedControl';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { toast } from '@saywright/ui/Toast';
import { ValueList } from '@saywright/ui/ValueList';
import { useState, type ReactElement } from 'react';
import { ShownOnceNote } from '../../conversation/ShownOnceNote.tsx';
import { copy } from '../../copy.ts';
import { apiCopy } from '../../copy/project.ts';
import { useCommands } from '../../providers/commands.ts';
import { useProjectApi } from '../../services/projectApi.ts';
import { noteCopyFailed, reportError } from '../../services/errors.ts';
import { apiSnippet, apiWays, type ApiWay } from './apiSnippets.ts';

interface ApiCardProps {
  readonly project: ProjectView | undefined;
  /** The table that the code reads. */
  readonly table: string;
}

/** How pages and programs reach the project: its address, its keys and code that works. */
export function ApiCard({ project, table }: ApiCardProps): ReactElement {
  const { send } = useCommands();
  const api = useProjectApi();
  const [way, setWay] = useState<ApiWay>('supabase-js');
  const [secret, setSecret] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = project?.tables.filter(({ rowSecurity }) => !rowSecurity).map(({ name }) => name) ?? [];
  const makeSecret = async (): Promise<void> => {
    setBusy(true);
    try {
      setSecret((await send(projectApiCommands.newSecretKey, {})).secretKey);
    } catch (error) {
      reportError(error, { service: 'Saywright', operation: 'create secret key' });
      toast({ title: apiCopy.secretFailed, description: apiCopy.secretFailedText, tone: 'danger' });
    }
    setBusy(false);
  };
  if (!api.data)
    return (
      <Card title={apiCopy.reach}>
        {api.error ? (
          <Banner tone="danger" title={apiCopy.failed}>
            {api.error.message}
          </Banner>
        ) : (
          <Skeleton label={copy.loading} lines={4} />
        )}
      </Card>
    );
  const { url, publishableKey } = api.data;
  const { code, language } = apiSnippet(way, api.data, table);
  return (
    <Card title={apiCopy.reach}>
      <Stack>
        <ValueList
          label={apiCopy.reach}
          items={[
            { id: 'url', label: apiCopy.address, value: <CodeInline>{url}</CodeInline> },
            { id: 'key', label: apiCopy.key, value: <CodeInline>{publishableKey}</CodeInline> },
          ]}
        />
        {open.length > 0 && (
          <Banner tone="warning" title={apiCopy.open(open)}>
            {apiCopy.openText}
          </Banner>
        )}
        <SegmentedControl
          label={apiCopy.ways}
          labelHidden
          options={apiWays.map((id) => ({ id, label: id }))}
          value={way}
          onChange={(id) => setWay(apiWays.find((known) => known === id) ?? way)}
        />
        <CodeBlock
          code={code}
          language={language}
          title={apiCopy.snippet(table)}
          label={apiCopy.snippet(table)}
          onCopyFailed={noteCopyFailed}
        />
        {secret !== undefined && <ShownOnceNote label={apiCopy.secret} value={secret} />}
        <p>{apiCopy.secretText}</p>
        <p>
          <Button variant="secondary" icon="lock" busy={isBusy} onClick={() => void makeSecret()}>
            {apiCopy.newSecret}
          </Button>
        </p>
      </Stack>
    </Card>
  );
}
