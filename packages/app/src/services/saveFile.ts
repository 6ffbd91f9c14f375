/** Hands a file to the person, as a download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken its own hold of the content by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
