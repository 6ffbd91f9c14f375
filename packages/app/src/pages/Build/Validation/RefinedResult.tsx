import type { Finding } from '@saywright/domain/compliance';
import { counted, countText } from '@saywright/domain/receipt';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Disclosure } from '@saywright/ui/Disclosure';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { memo, useMemo, type ReactElement } from 'react';
import { validationCopy } from '../../../copy/build/validation.ts';
import { saveFile } from '../../../services/saveFile.ts';
import * as page from '../Build.css.ts';
import { useFirst } from '../ShowMore.tsx';
import type { CheckedSources } from './messages.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

const copy = validationCopy.refined;
const pageSize = 20;

interface RefinedResultProps {
  readonly checked: CheckedSources;
  /** Findings whose mandates are on. */
  readonly findings: readonly Finding[];
}

/** The refined result beside the documented one: exact places, secrets, exceptions and SARIF. */
export const RefinedResult = memo(function RefinedResult({
  checked,
  findings,
}: RefinedResultProps): ReactElement {
  const { allowed } = checked;
  const listed = useMemo(() => findings.map((finding) => ({ finding })), [findings]);
  const exportSarif = async (): Promise<void> => {
    const { sarifText } = await import('./sarif.ts');
    saveFile(copy.file, 'application/sarif+json', sarifText(findings, allowed));
  };
  const setAside = checked.findings.length - listed.length;
  return (
    <Card title={copy.title} headingLevel={3}>
      <Stack gap={16}>
        <p className={page.muted}>{copy.text}</p>
        <Row gap={12} justify="between">
          <strong>{counted(listed.length, 'finding')}</strong>
          <Button size="sm" icon="download" onClick={() => void exportSarif()}>
            {copy.download}
          </Button>
        </Row>
        {setAside > 0 && <p>{validationCopy.documented.setAside(counted(setAside, 'finding'))}</p>}
        {listed.length === 0 ? (
          <EmptyState icon="check-circle" title={copy.none} text={copy.noneText} />
        ) : (
          <FindingList label={copy.list} findings={listed} />
        )}
        {allowed.length > 0 && (
          <Disclosure summary={copy.allowed} note={countText(allowed.length)}>
            <FindingList label={copy.allowed} findings={allowed} />
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
});

interface FindingListProps {
  readonly label: string;
  readonly findings: readonly { readonly finding: Finding; readonly reason?: string }[];
}

function FindingList({ label, findings }: FindingListProps): ReactElement {
  const { first, more } = useFirst(findings, pageSize);
  return (
    <Stack gap={12}>
      <ul aria-label={label} className={page.lines}>
        {first.map(({ finding, reason }) => (
          <li key={`${finding.fingerprint} ${finding.line}:${finding.column}`}>
            <Row gap={8}>
              <SeverityBadge severity={finding.severity} />
              <span className={page.mono}>{finding.rule}</span>
            </Row>
            <p className={page.title}>{finding.message}</p>
            <p>
              <span className={page.mono}>{finding.path}</span>, {copy.place(finding.line, finding.column)}
            </p>
            <p className={page.mono}>{finding.snippet}</p>
            <p className={page.small13}>
              {reason === undefined ? finding.suggestion : `${copy.reason}: ${reason}`}
            </p>
          </li>
        ))}
      </ul>
      {more}
    </Stack>
  );
}
