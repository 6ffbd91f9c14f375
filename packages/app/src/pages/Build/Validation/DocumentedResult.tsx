import {
  complianceTone,
  validationHeadline,
  validationOutcome,
  type Finding,
  type ValidationOutcome,
  type Violation,
} from '@saywright/domain/compliance';
import {
  steeredResult,
  type SteeredFile,
  type SteeredResult,
  type SteeredScore,
} from '@saywright/domain/mandate';
import { counted, countText } from '@saywright/domain/receipt';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { Disclosure } from '@saywright/ui/Disclosure';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { memo, useMemo, type ReactElement } from 'react';
import { validationCopy } from '../../../copy/build/validation.ts';
import * as page from '../Build.css.ts';
import { useFirst } from '../ShowMore.tsx';
import { SeverityBadge } from './SeverityBadge.tsx';

const copy = validationCopy.documented;
const badges = { green: 'success', yellow: 'warning', red: 'danger' } as const;

/** Number of files in the table of scores, and of violations per page. */
const pageSize = 20;

interface DocumentedResultProps {
  readonly files: readonly SteeredFile[];
  /** Findings of the refined view. */
  readonly findings: readonly Finding[];
  /** Ids of the mandate's rules that are off. */
  readonly switchedOff: readonly string[];
}

const headlines = {
  passed: { tone: 'success', icon: 'check-circle', text: validationHeadline(true) },
  issues: { tone: 'danger', icon: 'danger', text: validationHeadline(false) },
  nothing: { tone: 'neutral', icon: 'info', text: copy.nothing },
} as const satisfies Readonly<Record<ValidationOutcome, object>>;

/** What headline and score leave out, in sentences. */
function caveats(
  { valid, violations, mean, score, scores }: SteeredResult,
  criticalFindings: number,
): readonly string[] {
  const high = violations.filter(({ severity }) => severity === 'high').length;
  const isSingle = scores.length === 1;
  const sentences = [
    valid && criticalFindings > 0 && copy.critical(counted(criticalFindings, 'critical finding')),
    valid && high > 0 && copy.highRemain(counted(high, 'high violation')),
    !valid && isSingle && copy.single,
    score === 100 && violations.length > 0 && copy.fullScore(mean, countText(scores.length)),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Headline, score and violations of the documented rules. */
export const DocumentedResult = memo(function DocumentedResult({
  files,
  findings,
  switchedOff,
}: DocumentedResultProps): ReactElement {
  const result = useMemo(() => steeredResult(files, switchedOff), [files, switchedOff]);
  const { score, valid, violations, setAside, scores } = result;
  const criticalFindings = findings.filter(({ severity }) => severity === 'critical').length;
  const headline = headlines[validationOutcome({ files: files.length, valid, criticalFindings })];
  const tone = complianceTone(score);
  return (
    <Card title={copy.title} headingLevel={3}>
      <Stack gap={16}>
        <div role="status">
          <Stack gap={8}>
            <Row gap={12}>
              <Badge tone={headline.tone} icon={headline.icon}>
                {headline.text}
              </Badge>
              {files.length > 0 && <span>{counted(violations.length, 'violation')}</span>}
            </Row>
            {files.length > 0 && (
              <Row gap={12} align="end">
                <span className={`${page.figure} ${page.tones[tone]}`}>{score}%</span>
                <span>
                  {copy.score} <Badge tone={badges[tone]}>{copy.tones[tone]}</Badge>
                </span>
              </Row>
            )}
          </Stack>
        </div>
        {caveats(result, criticalFindings).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {setAside > 0 && <p>{copy.setAside(counted(setAside, 'violation'))}</p>}
        {files.length === 0 ? (
          <EmptyState icon="page" title={copy.noScore} text={copy.noFiles} />
        ) : violations.length === 0 ? (
          <EmptyState
            icon={findings.length === 0 ? 'check-circle' : 'info'}
            title={copy.none}
            text={
              findings.length === 0
                ? copy.noneText
                : copy.noneButFindings(counted(findings.length, 'finding'))
            }
          />
        ) : (
          <ViolationList violations={violations} />
        )}
        {files.length > 0 && <Scores scores={scores} />}
      </Stack>
    </Card>
  );
});

/** Adds keys by position: two violations of a line may read the same. */
function withKeys(violations: readonly Violation[]): readonly (Violation & { readonly key: string })[] {
  return violations.map((violation, index) => ({ ...violation, key: String(index) }));
}

function ViolationList({ violations }: { readonly violations: readonly Violation[] }): ReactElement {
  const { first, more } = useFirst(violations, pageSize);
  return (
    <Stack gap={12}>
      <ul aria-label={copy.list} className={page.lines}>
        {withKeys(first).map(({ key, severity, type, description, location, suggestion }) => (
          <li key={key}>
            <Row gap={8}>
              <SeverityBadge severity={severity} />
              <span className={page.mono}>{type}</span>
            </Row>
            <p className={page.title}>{description}</p>
            <p className={page.mono}>{location}</p>
            <p className={page.small13}>{suggestion}</p>
          </li>
        ))}
      </ul>
      {more}
    </Stack>
  );
}

/** Penalty and bonus in separate columns, as one can hide the other. */
function Scores({ scores }: { readonly scores: readonly SteeredScore[] }): ReactElement {
  const lowest = scores.toSorted((one, other) => one.score - other.score || other.penalty - one.penalty);
  const rows = lowest.slice(0, pageSize).map(({ path, penalty, bonus, score }) => ({
    id: path,
    cells: { path, penalty: `−${penalty}`, bonus: `+${bonus}`, score: `${score}%` },
  }));
  return (
    <Disclosure summary={copy.byFile}>
      <DataTable
        caption={copy.byFile}
        hideCaption
        columns={copy.columns}
        rows={rows}
        emptyText={copy.noFiles}
        footnote={copy.worst(countText(rows.length), countText(scores.length))}
      />
    </Disclosure>
  );
}
