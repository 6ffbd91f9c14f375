import { autoFixProposal } from '@saywright/domain/monitoring';
import { CodeBlock } from '@saywright/ui/CodeBlock';
import { Dialog } from '@saywright/ui/Dialog';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { fixCopy } from '../copy/proposedFix.ts';
import { noteCopyFailed } from '../services/errors.ts';

interface ProposedFixProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const { title, text, code } = fixCopy;

/** The statements that would fix the studio's own table, for the operator to approve. */
export default function ProposedFix({ open, onClose }: ProposedFixProps): ReactElement {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Stack>
        <p>{text}</p>
        <CodeBlock
          code={autoFixProposal.sql}
          language="sql"
          title={code}
          label={code}
          onCopyFailed={noteCopyFailed}
        />
      </Stack>
    </Dialog>
  );
}
