import { product } from '../product.ts';

/** The home page below the first screen. */
export const homeCopy = {
  line: 'How a change is made',
  steps: ['You say it', 'It plans', 'It proves', 'You execute', 'You can undo'],
  proofTitle: 'You decide with facts, not with hope',
  proofText:
    'You do not need to read code to know what will happen. Every plan arrives with evidence from your own project.',
  ecosystemTitle: 'One place for everything your app stands on',
  ecosystemText:
    'Saywright is intelligent middleware over a no-code ecosystem: a site builder, code hosting, a database with sign-in, and a deployment host. Each answers to plain English, and each change waits for you.',
  aiPowered: 'AI powered',
  tryTitle: `Try ${product} Now`,
  tryText:
    'No account needed. What you make here lives in this browser, in a real database of its own, and is thrown away when you leave.',
  noTrial: 'This browser cannot run the trial database.',
  tryStarting: 'Starting your trial database…',
  closingTitle: 'Your next sentence could be your app',
  closingText: 'Start with a template, look at the prices, or read the whole guide first.',
  start: 'Start Building Now',
  pricing: 'View Pricing Plans',
  guide: 'View Complete Guide',
} as const;
