import { Button } from '@saywright/ui/Button';
import { Suspense, useState, type ReactElement } from 'react';
import { importCopy as copy } from '../../copy/dataImport.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';

/** Loaded when it is opened. */
const FirstImport = deferredComponent(() => import('./FirstImport.tsx'));

/** Offers the import of a file in a project without tables. */
export function FirstImportButton(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="arrow-up" onClick={() => setOpen(true)}>
        {copy.firstTitle}
      </Button>
      <Suspense>{isOpen && <FirstImport onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
