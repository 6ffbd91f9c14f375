import { reviewRules } from './reviewRules.ts';
import type { AllowedFinding, Finding } from './reviewSource.ts';
import type { ViolationSeverity } from './types.ts';

const schemaHost = 'json.schemastore.org';
const rules = Object.values(reviewRules);

const levels: Readonly<Record<ViolationSeverity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
};

/** A path as a relative URI. */
function addressOf(path: string): string {
  const forward = path.replaceAll('\\', '/').replaceAll(/\p{Cs}/gu, '');
  return encodeURI(forward).replaceAll('?', '%3F').replaceAll('#', '%23');
}

function resultOf(finding: Finding) {
  return {
    ruleId: finding.rule,
    ruleIndex: rules.findIndex(({ id }) => id === finding.rule),
    level: levels[finding.severity],
    message: { text: `${finding.message}. ${finding.suggestion}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: addressOf(finding.path) },
          region: {
            startLine: finding.line,
            startColumn: finding.column,
            endLine: finding.endLine,
            endColumn: finding.endColumn,
            snippet: { text: finding.snippet },
          },
        },
      },
    ],
    partialFingerprints: { 'saywright/v1': finding.fingerprint },
  };
}

/**
 * Findings in the format SARIF 2.1.0; allowed ones are suppressed, with their reasons.
 * @example
 * toSarif([]).version // => '2.1.0'
 */
export function toSarif(findings: readonly Finding[], allowed: readonly AllowedFinding[] = []) {
  return {
    $schema: `https://${schemaHost}/sarif-2.1.0.json`,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Saywright',
            rules: rules.map(({ id, severity, title, suggestion }) => ({
              id,
              shortDescription: { text: title },
              help: { text: suggestion },
              defaultConfiguration: { level: levels[severity] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: [
          ...findings.map(resultOf),
          ...allowed.map(({ finding, reason }) => ({
            ...resultOf(finding),
            suppressions: [{ kind: 'inSource', justification: reason }],
          })),
        ],
      },
    ],
  } as const;
}
