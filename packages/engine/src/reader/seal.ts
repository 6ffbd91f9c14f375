import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts keys of model servers for storage. */
export interface Sealing {
  /** The encrypted text; it can be opened only for the same purpose. */
  seal(text: string, purpose: string): string;
  /** Undefined where it was sealed by another server or for another purpose. */
  open(sealed: string, purpose: string): string | undefined;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key derived from the server's secret. */
export function sealing(secret: string): Sealing {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'keys of model servers', 32));
  return {
    seal(text, purpose) {
      const iv = randomBytes(ivBytes);
      const encrypting = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()]);
      return Buffer.concat([iv, encrypting.getAuthTag(), body]).toString('base64');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decrypting = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const body = bytes.subarray(ivBytes + tagBytes);
        return Buffer.concat([decrypting.update(body), decrypting.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
