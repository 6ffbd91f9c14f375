import { FileTrigger } from '@saywright/ui/FileTrigger';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import { previewCopy as copy } from '../copy/preview.ts';
import { sentence } from '../services/errors.ts';
import { uploadPicture } from '../services/projectFiles.ts';
import { sayAboutPicture, type About } from './usePointing.tsx';

const mostBytes = 5_000_000;

/** Uploads a picture, which the next instruction then puts on a page. */
export function AddPicture({
  onAbout,
}: {
  readonly onAbout: (about: About | undefined) => void;
}): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const upload = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setBusy(true);
    try {
      const name = await uploadPicture(file);
      toast({ title: copy.pictureNext(name) });
      sayAboutPicture(name, onAbout);
    } catch (error) {
      toast({ title: sentence(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <FileTrigger
      size="sm"
      icon="image"
      accept="image/png,image/jpeg,image/gif,image/webp"
      maxSize={mostBytes}
      busy={isBusy}
      onChange={(files) => void upload(files)}
    >
      {copy.addPicture}
    </FileTrigger>
  );
}
