import { fileURLToPath } from 'node:url';

const fromSource = import.meta.url.endsWith('.ts');
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the built engine finds its files; from source, the build's templates are used where they exist. */
export const enginePaths = {
  migrations: fromSource ? at('../../../supabase/migrations') : at('./migrations'),
  projectTemplate: fromSource ? at('../dist/templates/project') : at('./templates/project'),
  backendTemplate: fromSource ? at('../dist/templates/backend') : at('./templates/backend'),
  model: fromSource ? at('../model/database.json.gz') : at('./model/database.json.gz'),
  appsModel: fromSource ? at('../model/apps.json.gz') : at('./model/apps.json.gz'),
  pages: fromSource ? at('../pages') : at('./pages'),
  app: fromSource ? at('../../app/dist') : at('../../app/dist'),
} as const;
