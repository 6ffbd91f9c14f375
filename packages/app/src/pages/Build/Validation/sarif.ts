import { toSarif, type AllowedFinding, type Finding } from '@saywright/domain/compliance';

/** Findings as text in the format SARIF 2.1.0; fetched when somebody exports. */
export function sarifText(findings: readonly Finding[], allowed: readonly AllowedFinding[]): string {
  return JSON.stringify(toSarif(findings, allowed), undefined, 2);
}
