/** Downloads a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next turn of the event loop the download holds the content.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
