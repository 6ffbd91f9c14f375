/** The build guide. */
export const buildGuideCopy = {
  title: 'Complete No-Code Development Guide',
  text: 'From an idea to an app that others use, in plain English.',
  back: 'Home Studio',
  phases: 'The five-phase journey',
  services: 'Everything the journey uses',
  steps: 'Four steps to repeat',
  start: 'Where to begin',
  startText: 'The hub guides you step by step; the demo shows what a sentence becomes.',
  aiPowered: 'AI powered',
  servicesOf: (count: number) => `${count} ${count === 1 ? 'service' : 'services'}`,
  by: 'by',
} as const;
