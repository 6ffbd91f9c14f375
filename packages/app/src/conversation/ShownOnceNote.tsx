import { Banner } from '@saywright/ui/Banner';
import { CodeInline } from '@saywright/ui/CodeInline';
import { CopyButton } from '@saywright/ui/CopyButton';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';
import { noteCopyFailed } from '../services/errors.ts';
import type { ShownOnce } from './entries.ts';

/** A value that the server made up and nobody stores, to copy now. */
export function ShownOnceNote({ label, value }: ShownOnce): ReactElement {
  return (
    <Banner
      tone="warning"
      title={agentCopy.shownOnce(label)}
      action={<CopyButton text={value} label={agentCopy.copy} onCopyFailed={noteCopyFailed} />}
    >
      <Stack gap={4}>
        <CodeInline>{value}</CodeInline>
        <span>{agentCopy.shownOnceText}</span>
      </Stack>
    </Banner>
  );
}
