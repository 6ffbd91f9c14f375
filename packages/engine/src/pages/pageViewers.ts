import type { PageUse } from '../access/pageUse.ts';
import type { PreviewViewer } from '../protocol/index.ts';

/** The people for whom pages have something. */
export interface PageViewers {
  readonly viewers: readonly PreviewViewer[];
  /** Whether the pages have something for staff. */
  readonly hasStaff: boolean;
}

/** Reads from what pages do with the database for whom they have something. */
export function viewersOf(uses: readonly PageUse[]): PageViewers {
  const hasStaff = uses.some((use) => use.as === 'staff');
  const isForPeople = uses.some((use) => use.as === 'own' || use.as === 'signed-in');
  const viewers = (['visitor', 'customer', 'owner'] as const).filter(
    (viewer) => viewer === 'visitor' || (viewer === 'owner' ? hasStaff : isForPeople),
  );
  return { viewers, hasStaff };
}
