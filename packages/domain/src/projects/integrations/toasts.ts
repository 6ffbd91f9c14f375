import { limitText } from '../../shared/text/index.ts';

/** The longest explanation in a toast, in characters. */
export const longestExplanation = 300;

function planned(title: string, explanation: string) {
  return { title, description: limitText(explanation, longestExplanation), tone: 'success' } as const;
}

function refused(explanation: string) {
  return {
    title: 'Operation failed',
    description: limitText(explanation, longestExplanation),
    tone: 'danger',
  } as const;
}

/** Toasts of the source-host panel. */
export const sourceHostToasts = {
  blank: {
    title: 'Instruction required',
    description: 'Please enter a GitHub operation instruction',
    tone: 'danger',
  },
  planned: (explanation: string) => planned('Operation planned successfully', explanation),
  refused,
  planError: {
    title: 'GitHub operation failed',
    description: 'Failed to process GitHub instruction',
    tone: 'danger',
  },
  executed: {
    title: 'Operation executed',
    description: 'GitHub operation completed successfully',
    tone: 'success',
  },
  notExecuted: { title: 'Execution failed', description: 'Failed to execute operation', tone: 'danger' },
  executionError: {
    title: 'Execution error',
    description: 'Failed to execute GitHub operation',
    tone: 'danger',
  },
} as const;

/** Toasts of the deployment panel. */
export const deploymentToasts = {
  blank: {
    title: 'Instruction required',
    description: 'Please enter a deployment instruction',
    tone: 'danger',
  },
  planned: (explanation: string) => planned('Deployment planned', explanation),
  refused,
  planError: {
    title: 'Netlify operation failed',
    description: 'Failed to process deployment instruction',
    tone: 'danger',
  },
  executed: { title: 'Deployment successful', description: 'Your app is now live!', tone: 'success' },
  notExecuted: { title: 'Deployment failed', description: 'Failed to deploy application', tone: 'danger' },
  executionError: {
    title: 'Deployment error',
    description: 'Failed to execute deployment',
    tone: 'danger',
  },
} as const;

/** Toasts of the schema panel; a successful plan needs none because the panel shows it. */
export const schemaToasts = {
  blank: {
    title: 'Instruction required',
    description: 'Please describe what database schema you need',
    tone: 'danger',
  },
  planError: {
    title: 'Schema generation failed',
    description: 'Failed to process schema instruction',
    tone: 'danger',
  },
  executed: { title: 'Schema created', description: 'Database schema has been applied', tone: 'success' },
  notExecuted: {
    title: 'Execution failed',
    description: 'Failed to execute schema changes',
    tone: 'danger',
  },
  executionError: {
    title: 'Execution error',
    description: 'Failed to execute schema operation',
    tone: 'danger',
  },
} as const;
