import { Button } from '@saywright/ui/Button';
import { Dialog } from '@saywright/ui/Dialog';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import { buildCopy } from '../../copy/build/page.ts';
import { noteCopyFailed } from '../../services/errors.ts';
import { changed, useView, type ViewChange } from '../../panels/view.ts';

interface ShareButtonProps {
  readonly label: string;
  /** Query parameters to add to the current address so that it opens the same view. */
  readonly view: () => ViewChange;
}

/** Copies a link to the current view, or shows it if the browser refuses to copy. */
export function ShareButton({ label, view }: ShareButtonProps): ReactElement {
  const [search] = useView();
  const [link, setLink] = useState<string>();
  const copy = async (): Promise<void> => {
    const address = new URL(window.location.href);
    address.hash = '';
    address.search = changed(search, view()).toString();
    try {
      await navigator.clipboard.writeText(address.href);
      setLink(undefined);
      toast({ ...buildCopy.share.copied, tone: 'success' });
    } catch (error) {
      noteCopyFailed(error);
      setLink(address.href);
    }
  };
  return (
    <>
      <Button icon="external" onClick={() => void copy()}>
        {label}
      </Button>
      <Dialog
        open={link !== undefined}
        onClose={() => setLink(undefined)}
        title={buildCopy.share.failed}
        footer={<Button onClick={() => void copy()}>{buildCopy.share.again}</Button>}
      >
        <Stack gap={12}>
          <p>{buildCopy.share.text}</p>
          <TextField label={buildCopy.share.link} value={link ?? ''} onChange={() => {}} />
        </Stack>
      </Dialog>
    </>
  );
}
