import type { MandateSection } from '@saywright/domain/mandate';

const sections: Readonly<Record<MandateSection, string>> = {
  CORE_CODE_ARCHITECTURE: 'Core code architecture',
  EXTERNAL_INTEGRATION: 'External integration',
  AESTHETIC_GUIDELINES: 'Aesthetic guidelines',
  WEB3_COMPATIBILITY: 'Web3 compatibility',
  DEVELOPMENT_ECONOMICS: 'Development economics',
};

/** The tab Mandate Control. */
export const mandateCopy = {
  active: (active: number, total: number): string => `${active} of ${total} rules active`,
  on: (active: number, total: number): string => `${active} of ${total} on`,
  share: (active: number, total: number): string => `${active}/${total}`,
  activateAll: 'Activate All',
  index: 'Rule sections',
  sections,
  score: 'Functional Score',
  works: 'Parts that work',
  notMeasured: 'Not measured',
  notMeasuredText: 'Choose a test report in Quality Assurance to see the share of passing tests here.',
  measured: (passed: string, ran: string): string => `${passed} of ${ran} tests pass`,
  toQuality: 'Open Quality Assurance',
} as const;
