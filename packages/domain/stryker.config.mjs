// Changes the code in small ways and sees whether a test notices. `npm run mutate -w @saywright/domain`, for a part of it
// `npm run mutate -w @saywright/domain -- --mutate 'src/pricing/**'`. Runs from the root of the repository.

import { fileURLToPath } from 'node:url';

/** Tables and texts alone: another word in them is another word, and no rule. No braces: a command line splits at commas. */
const data = [
  'agents/samples',
  'build-guide/guide',
  'dashboard/*',
  'demo/examples',
  'demo/projectTemplates',
  'demo/texts',
  'demo/variations',
  'economics/figures',
  'ecosystem/catalogue',
  'ecosystem/services',
  'help/center',
  'help/examples',
  'help/guides',
  'help/terms',
  'home/features',
  'integrations/toasts',
  'mandate/rules',
  'models/models',
  'monitoring/toasts',
  'onboarding/hub',
  'onboarding/steps',
  'payment/constants',
  'payment/texts',
  'planner/words/*',
  'pricing/plans',
  'progress/sample',
  'quality/checks',
  'quality/practices',
  'registry/entries',
  'reports/sample',
  'settings/cards',
  'team/sample',
  'templates/onboardingTemplates',
  'text/derivations',
  'tour/steps',
  'tracker/sample',
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: [fileURLToPath(new URL('../../scripts/mutation/runner.mjs', import.meta.url))],
  testRunner: 'loaded',
  coverageAnalysis: 'perTest',
  // What is set up when a module loads belongs to no single test, and would have to be loaded anew for each change of it.
  // The score therefore says nothing about such tables and expressions.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 3000,
  timeoutFactor: 3,
  mutate: [
    'packages/domain/src/**/*.ts',
    '!packages/domain/src/**/index.ts',
    '!packages/domain/src/**/types.ts',
    ...data.map((files) => `!packages/domain/src/${files}.ts`),
  ],
  ignorePatterns: [
    '**',
    '!package.json',
    '!package-lock.json',
    '!tsconfig.base.json',
    '!packages/domain/**',
    '!tests/domain/**',
    '!tests/support/**',
    'packages/domain/dist/**',
  ],
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/domain.json',
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/stryker/domain.report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 85, break: 85 },
};
