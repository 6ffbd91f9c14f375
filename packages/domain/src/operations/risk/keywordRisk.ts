import type { RiskLevel, Service } from '../types.ts';
import { firstGroup, type KeywordGroups } from '../../shared/text/index.ts';

/** The documented risk words of each service. */
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
 * Risk of an instruction by its words alone; only a hint.
 *
 * @example
 * keywordRisk('database', 'drop the table') // => 'high'
 */
export function keywordRisk(service: Service, text: string): RiskLevel {
  return firstGroup(text, riskWords[service]) ?? 'low';
}
