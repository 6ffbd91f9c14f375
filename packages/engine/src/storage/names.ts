/** Longest name of a file in bytes. */
const longest = 1024;

/** Names of the routes below `object/`, so no bucket may have one of these names. */
const reserved = new Set([
  'public',
  'authenticated',
  'sign',
  'info',
  'list',
  'list-v2',
  'upload',
  'move',
  'copy',
]);

/** Whether a bucket can have this name. */
export function isBucketName(name: string): boolean {
  return /^[A-Za-z0-9][\w .-]{0,99}$/u.test(name) && !name.endsWith(' ') && !reserved.has(name);
}

/** Whether a file can have this name: no empty, `.` or `..` parts, no control characters and no backslashes. */
export function isFileName(name: string): boolean {
  if (name === '' || Buffer.byteLength(name) > longest || /[\\\p{Cc}\p{Cs}]/u.test(name)) return false;
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
