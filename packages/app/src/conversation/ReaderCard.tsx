import { Card } from '@saywright/ui/Card';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { agentCopy } from '../copy/conversation.ts';
import { useModelSettings } from '../services/models.ts';

const copy = agentCopy.reader;
const onThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/u;

/** Who reads the person's words, and where they go. */
export function ReaderCard(): ReactElement {
  const { data } = useModelSettings();
  if (!data)
    return (
      <Card padding="sm">
        <Skeleton label={copy.label} lines={2} />
      </Card>
    );
  const isOn = data.enabled && data.source !== 'none';
  const where = onThisMachine.test(data.baseUrl) ? copy.local : copy.hosted(data.model);
  return (
    <Card padding="sm">
      <Stack gap={4}>
        <p>
          {copy.by} <b>{isOn ? copy.second(data.model) : copy.rules}</b> {!isOn && copy.noModel}
        </p>
        <p>
          {isOn ? where : copy.stays}{' '}
          <Link to="/advanced?tab=models">{isOn ? copy.change : copy.connect}</Link>
        </p>
      </Stack>
    </Card>
  );
}
