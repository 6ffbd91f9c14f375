import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import type { ReactElement } from 'react';
import { projectsCopy } from '../../copy/project.ts';

/** What can be done with a project at once, besides what asks for a name. */
export type ProjectAction = 'open' | 'export' | 'archive' | 'return' | 'delete' | 'restore';

/** A button of a project. */
type Press = ProjectAction | 'rename' | 'duplicate';

const labels: Readonly<Record<Press, readonly [shown: string, label: (name: string) => string]>> = {
  open: [projectsCopy.open, projectsCopy.openLabel],
  rename: [projectsCopy.rename, projectsCopy.renameLabel],
  duplicate: [projectsCopy.duplicate, projectsCopy.duplicateLabel],
  export: [projectsCopy.export, projectsCopy.exportLabel],
  archive: [projectsCopy.archive, projectsCopy.archiveLabel],
  return: [projectsCopy.return, projectsCopy.returnLabel],
  delete: [projectsCopy.remove, projectsCopy.removeLabel],
  restore: [projectsCopy.restore, projectsCopy.restoreLabel],
};

interface ProjectButtonsProps {
  readonly name: string;
  readonly presses: readonly Press[];
  readonly isBusy: boolean;
  readonly onPress: (press: Press) => void;
}

/** The buttons of a project. */
export function ProjectButtons({ name, presses, isBusy, onPress }: ProjectButtonsProps): ReactElement {
  return (
    <Row>
      {presses.map((press) => {
        const [shown, label] = labels[press];
        const isFirst = press === 'open' || press === 'return' || press === 'restore';
        return (
          <Button
            key={press}
            size="sm"
            variant={isFirst ? 'secondary' : 'ghost'}
            aria-label={label(name)}
            disabled={isBusy}
            onClick={() => onPress(press)}
          >
            {shown}
          </Button>
        );
      })}
    </Row>
  );
}
