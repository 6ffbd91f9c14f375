import { toSarif, type AllowedFinding, type Finding } from '@saywright/domain/compliance';

/** Findings in SARIF 2.1.0; loaded on export. */
export function sarifText(findings: readonly Finding[], allowed: readonly AllowedFinding[]): string {
  return JSON.stringify(toSarif(findings, allowed), undefined, 2);
}
