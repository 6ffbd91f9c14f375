import { useState, type ClipboardEvent, type DragEvent } from 'react';
import type { Problem } from '../../internal/files/checkFiles.ts';

interface Drop {
  /** Whether files are held above the element. */
  readonly isOver: boolean;
  /** Props for the element. */
  readonly zone: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

/**
 * Takes dropped and pasted files. The drop zone of react-aria adds 23 kB, most of it messages about moving things by
 * keyboard, for which the file dialog is enough here.
 * @param take called with the files, and with the folders, which cannot be read
 */
export function useDrop(
  disabled: boolean,
  take: (files: readonly File[], folders: readonly Problem[]) => void,
): Drop {
  const [isOver, setOver] = useState(false);
  const isFiles = ({ dataTransfer }: DragEvent): boolean => !disabled && dataTransfer.types.includes('Files');
  return {
    isOver,
    zone: {
      onDragOver: (event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (!isFiles(event)) return;
        event.preventDefault();
        const { files, items } = event.dataTransfer;
        const folders = new Set(
          [...items].flatMap((item) => {
            const entry = item.webkitGetAsEntry();
            return entry?.isDirectory === true ? [entry.name] : [];
          }),
        );
        take(
          [...files].filter(({ name }) => !folders.has(name)),
          [...folders].map((name) => ({ kind: 'folder', name })),
        );
      },
      onPaste: (event) => {
        const files = [...event.clipboardData.files];
        if (disabled || files.length === 0) return;
        event.preventDefault();
        take(files, []);
      },
    },
  };
}
