import type { FeatureChecklist, QualityItem } from './types.ts';

/** The sample checklist with its fourteen items. */
export const featureChecklists: readonly FeatureChecklist[] = [
  {
    featureId: 'FEAT_01',
    featureName: 'Plain-English database changes',
    items: [
      {
        id: 'CHK_01',
        title: 'Instruction field',
        description: 'Plain English can be typed and sent with Enter.',
        status: 'completed',
      },
      {
        id: 'CHK_02',
        title: 'Empty instructions',
        description: 'An empty instruction cannot be sent.',
        status: 'completed',
      },
      {
        id: 'CHK_03',
        title: 'Service shown',
        description: 'The service an instruction is for is shown and can be changed.',
        status: 'completed',
      },
      {
        id: 'CHK_04',
        title: 'Plan with its SQL',
        description: 'The plan shows every statement before anything happens.',
        status: 'completed',
        aiNote: 'The statements are shown in full.',
      },
      {
        id: 'CHK_05',
        title: 'Risk level',
        description: 'The risk of the words and of the plan are both shown.',
        status: 'completed',
      },
      {
        id: 'CHK_06',
        title: 'Proof on the database',
        description: 'The plan is tried on the real database and rolled back.',
        status: 'completed',
      },
      {
        id: 'CHK_07',
        title: 'Receipt',
        description: 'The counted effects are shown in plain sentences.',
        status: 'completed',
      },
      {
        id: 'CHK_08',
        title: 'Second confirmation',
        description: 'A high risk needs a second confirmation that names the object.',
        status: 'completed',
      },
      {
        id: 'CHK_09',
        title: 'Execution',
        description: 'What is executed is what was proven.',
        status: 'in-progress',
        aiNote: 'Long plans still need a progress display.',
      },
      {
        id: 'CHK_10',
        title: 'Undo',
        description: 'An executed operation can be undone.',
        status: 'in-progress',
      },
      {
        id: 'CHK_11',
        title: 'History',
        description: 'Operations from earlier visits can be found.',
        status: 'pending',
      },
      {
        id: 'CHK_12',
        title: 'Keyboard use',
        description: 'Everything can be reached without a mouse.',
        status: 'in-progress',
      },
      {
        id: 'CHK_13',
        title: 'Screen reader',
        description: 'Results are announced when they arrive.',
        status: 'pending',
        aiNote: 'To be tried with two screen readers.',
      },
      {
        id: 'CHK_14',
        title: 'Second language',
        description: 'Instructions in other languages are understood.',
        status: 'n/a',
        aiNote: 'Planned for a later version.',
      },
    ],
  },
];

/** The seven sample functionality tests. */
export const functionalityTests: readonly QualityItem[] = [
  {
    id: 'FT_01',
    title: 'Plan a table',
    description: 'A sentence becomes a table with its columns.',
    status: 'completed',
  },
  {
    id: 'FT_02',
    title: 'Ask about a vague instruction',
    description: 'An unclear instruction is answered with a question.',
    status: 'completed',
  },
  {
    id: 'FT_03',
    title: 'Keep the draft',
    description: 'What was typed survives a reload.',
    status: 'completed',
  },
  {
    id: 'FT_04',
    title: 'Sign in and out',
    description: 'An account can be created and used, and you can sign out.',
    status: 'completed',
    aiNote: 'Checked with and without e-mail confirmation.',
  },
  {
    id: 'FT_05',
    title: 'Switch the theme',
    description: 'The choice of light or dark lasts until the next visit.',
    status: 'completed',
  },
  {
    id: 'FT_06',
    title: 'Find help',
    description: 'A misspelt word still finds its guide.',
    status: 'in-progress',
  },
  {
    id: 'FT_07',
    title: 'Export a template',
    description: 'A template can be saved as a file.',
    status: 'pending',
  },
];

/** The eight sample integration tests. */
export const integrationTests: readonly QualityItem[] = [
  {
    id: 'IT_01',
    title: 'Database plans',
    description: 'Plans reach the database and come back with their effects.',
    status: 'completed',
  },
  {
    id: 'IT_02',
    title: 'Database sign-in',
    description: 'Sessions are accepted by the database and by nothing else.',
    status: 'completed',
  },
  {
    id: 'IT_03',
    title: 'Source host branches',
    description: 'A branch can be created and merged.',
    status: 'in-progress',
  },
  {
    id: 'IT_04',
    title: 'Source host conflicts',
    description: 'A conflict is reported before the merge.',
    status: 'pending',
  },
  {
    id: 'IT_05',
    title: 'Deployment preview',
    description: 'A preview can be opened before it is published.',
    status: 'in-progress',
    aiNote: 'The preview link is shown, but not yet checked.',
  },
  {
    id: 'IT_06',
    title: 'Deployment rollback',
    description: 'The previous deployment can be restored.',
    status: 'pending',
  },
  {
    id: 'IT_07',
    title: 'Payment order',
    description: 'An order is created and captured in the trial environment.',
    status: 'blocked',
    aiNote: 'Needs the credentials of a trial account.',
  },
  {
    id: 'IT_08',
    title: 'E-mail invitation',
    description: 'An invitation arrives with a link.',
    status: 'pending',
  },
];
