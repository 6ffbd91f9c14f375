import type { RiskLevel, Service } from '../operations/types.ts';
import { firstGroup, type KeywordGroups } from '../text/index.ts';

/** The documented risk words of each service (CS-RISK-01 to CS-RISK-09). */
const riskWords: Readonly<Record<Service, KeywordGroups<RiskLevel>>> = {
  database: [
    ['high', ['delete', 'drop', 'remove']],
    ['medium', ['update', 'modify', 'change']],
  ],
  'code-hosting': [
    ['high', ['delete', 'force', 'reset --hard']],
    ['medium', ['merge', 'rebase', 'main']],
  ],
  deployment: [
    ['high', ['delete', 'remove', 'destroy']],
    ['medium', ['production', 'live', 'domain']],
  ],
};

/**
 * Risk of an instruction by its words alone: a hint, never the last word (CS-RISK-01 to CS-RISK-09, H10).
 *
 * @example
 * keywordRisk('database', 'drop the table') // => 'high'
 */
export function keywordRisk(service: Service, text: string): RiskLevel {
  return firstGroup(text, riskWords[service]) ?? 'low';
}
