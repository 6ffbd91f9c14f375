import type { ApiRole } from '../database/isolation.ts';

/** Who may use the files of a bucket, besides the project's server. */
export const bucketAccesses = ['server', 'own-folder', 'signed-in'] as const;
export type BucketAccess = (typeof bucketAccesses)[number];

/** The settings of a bucket; undefined ones stay as they are. */
export interface BucketSettings {
  readonly public?: boolean | undefined;
  /** Largest file in bytes; null for the limit of the server. */
  readonly sizeLimit?: number | null | undefined;
  readonly types?: readonly string[] | null | undefined;
}

/** A file whose bytes are on disk already, under the name of its version. */
export interface NewFile {
  readonly version: string;
  readonly size: number;
  readonly etag: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
}

/** What a client says of a file before it sends it. */
export type FileFacts = Omit<NewFile, 'version' | 'etag'>;

export interface ListOptions {
  readonly prefix: string;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at';
  readonly isDescending: boolean;
}

/** A page of a listing that continues after the last entry of the page before. */
export interface PageOptions extends Pick<ListOptions, 'prefix' | 'limit' | 'isDescending'> {
  readonly column: 'name' | 'updated_at' | 'created_at';
  readonly after: readonly [key: string, name: string] | undefined;
  readonly byFolder: boolean;
  /** Whether the prefix is the name of one file. */
  readonly isExact: boolean;
}

/** What a request does with the files of a project. */
export type StorageCall =
  | { readonly do: 'list-buckets' }
  | { readonly do: 'bucket'; readonly bucket: string }
  | { readonly do: 'create-bucket'; readonly bucket: string; readonly settings: BucketSettings }
  | { readonly do: 'update-bucket'; readonly bucket: string; readonly settings: BucketSettings }
  | { readonly do: 'empty-bucket'; readonly bucket: string }
  | { readonly do: 'delete-bucket'; readonly bucket: string }
  | {
      readonly do: 'upload';
      readonly bucket: string;
      readonly name: string;
      readonly upsert: boolean;
      readonly file: NewFile;
      /** For an upload with a signed address: who signed it, null for the server. */
      readonly signedBy?: string | null;
    }
  /** Whether the caller may upload; nothing is stored. */
  | {
      readonly do: 'try-upload';
      readonly bucket: string;
      readonly name: string;
      readonly upsert: boolean;
      /** What is known of the file before its bytes; the limits of size and type apply to it. */
      readonly file?: FileFacts;
      /** As for an upload. */
      readonly signedBy?: string | null;
    }
  /** Who the caller is. */
  | { readonly do: 'caller' }
  | {
      readonly do: 'find';
      readonly bucket: string;
      readonly names: readonly string[];
      /** By the rights of the caller, because the bucket is public, or because the address was signed. */
      readonly by: 'caller' | 'public' | 'signature';
    }
  | { readonly do: 'list'; readonly bucket: string; readonly options: ListOptions }
  | { readonly do: 'list-page'; readonly bucket: string; readonly options: PageOptions }
  | { readonly do: 'remove'; readonly bucket: string; readonly names: readonly string[] }
  | {
      readonly do: 'move';
      readonly bucket: string;
      readonly from: string;
      readonly toBucket: string;
      readonly to: string;
    };

/** A request to the files of a project, as it crosses to the thread of its database. Its key was checked before. */
export interface StorageRequest {
  readonly keyType: 'publishable' | 'secret';
  readonly jwtSecret: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly call: StorageCall;
}

export interface StoredObject {
  readonly id: string;
  readonly name: string;
  readonly bucket: string;
  readonly version: string;
  readonly size: number;
  readonly etag: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly userMetadata: unknown;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface StorageAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The role that the request ran as; null where it was refused before. */
  readonly role: ApiRole | null;
  /** The files that were found. */
  readonly objects: readonly StoredObject[];
  /** Versions that no row names any more: their bytes can go. */
  readonly unneeded: readonly string[];
}
