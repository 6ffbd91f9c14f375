/** A page of the product: its path and the heading that identifies it. */
export interface Screen {
  readonly path: string;
  readonly heading: string;
  /** Requires a session. */
  readonly guarded: boolean;
}

const open = (path: string, heading: string): Screen => ({ path, heading, guarded: false });
const guarded = (path: string, heading: string): Screen => ({ path, heading, guarded: true });

/** All screens. */
export const screens: readonly Screen[] = [
  open('/', 'Build Complete Apps with Plain English'),
  open('/auth', 'Your studio'),
  open('/auth/link', 'Your link'),
  open('/nowhere', '404'),
  open('/welcome', 'Welcome to Your Development Hub'),
  open('/integrations', 'Full-Stack Integration Hub'),
  open('/demo', 'Live Demo'),
  open('/pricing', 'Subscription Center'),
  open('/checkout?plan=pro', 'Checkout'),
  open('/build-guide', 'Complete No-Code Development Guide'),
  open('/about', 'About'),
  open('/contact', 'Contact'),
  open('/privacy', 'Privacy Policy'),
  open('/terms', 'Terms of Service'),
  open('/why', 'Why'),
  open('/help', 'Help Center'),
  open('/help-library', 'Smart Help Library'),
  open('/advanced', 'Advanced Features'),
  open('/build', 'AI DevOps Master Build Interface'),
  guarded('/dashboard', 'Project Dashboard'),
  guarded('/agent', 'AI Agent Interface'),
  guarded('/project', 'Project Data'),
  guarded('/project/data', 'Data'),
  guarded('/project/access', 'Who can see what'),
  guarded('/project/people', 'People'),
  guarded('/project/files', 'Files'),
  guarded('/project/location', 'Database location'),
  guarded('/project/restore', 'Restore points'),
  guarded('/project/api', 'API'),
  guarded('/studio', 'Multi-Agent Bridge Studio'),
  guarded('/overview', 'Project Analytics Dashboard'),
  guarded('/settings', 'Control Panel'),
  guarded('/settings/advanced', 'Advanced Settings'),
  guarded('/settings/database', 'Database Settings'),
  guarded('/settings/notifications', 'Notifications'),
  guarded('/settings/appearance', 'Appearance'),
];
