/** A service the studio works with. */
export interface EcosystemService {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
}

/** The six services of the strip on the demo page. */
export const connectedServices: readonly EcosystemService[] = [
  { id: 'code-hosting', name: 'GitHub', purpose: 'Source code' },
  { id: 'deployment', name: 'Netlify', purpose: 'Hosting and deployment' },
  { id: 'database', name: 'Supabase', purpose: 'Database and sign-in' },
  { id: 'ai-model', name: 'AI model provider', purpose: 'Language models' },
  { id: 'payment', name: 'PayPal', purpose: 'Payments' },
  { id: 'email', name: 'Email service', purpose: 'Messages to users' },
];

/** The four services named in the positioning copy. */
export const ecosystemMembers: readonly EcosystemService[] = [
  { id: 'site-builder', name: 'No-code site builder', purpose: 'What your users see' },
  { id: 'code-hosting', name: 'GitHub', purpose: 'Source code' },
  { id: 'database', name: 'Supabase', purpose: 'Database and sign-in' },
  { id: 'deployment', name: 'Netlify', purpose: 'Hosting and deployment' },
];
