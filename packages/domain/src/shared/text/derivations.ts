/** Words derived from a keyword that regular inflection does not cover. Each is inflected in turn. */
export const derivations: Readonly<Record<string, readonly string[]>> = {
  auth: [
    'authn',
    'authz',
    'oauth',
    'authenticate',
    'authentication',
    'authenticator',
    'authorize',
    'authorise',
    'authorization',
    'authorisation',
  ],
  git: ['github', 'gitlab', 'gitignore', 'gitflow', 'gitops'],
  commit: ['committer'],
  merge: ['mergeable'],
  deploy: ['deployment', 'deployable', 'deployer'],
  build: ['built', 'builder'],
  delete: ['deletion', 'deletable'],
  remove: ['removal', 'removable'],
  destroy: ['destruction', 'destroyer', 'destructive'],
  update: ['updater'],
  modify: ['modification', 'modifier'],
  change: ['changeable'],
  force: ['forceful', 'forcefully', 'forcibly'],
  collaborate: ['collaboration', 'collaborator'],
};

/** Prefixes after which a keyword still counts: redeploy, subdomain, prebuild, unmerged. */
export const prefixes: readonly string[] = ['re', 'sub', 'pre', 'un'];

/** Words that look like a keyword after a prefix or a hyphen but are not. */
export const lookalikes: readonly string[] = ['remain', 'relive', 'submerge', 'reproduction', 'drop-down'];
