/** What a store of files must be able to do. */

/** How a stored file shall be handed out. */
export type LinkOptions = { readonly seconds?: number; readonly name?: string; readonly inline?: boolean };

/** A stored file: its bytes, or a part of them. */
export type StoredFile = { readonly bytes: Uint8Array; readonly size: number; readonly contentType: string; readonly modified: Date };

/** Where files live: a folder by default, object storage in a larger installation. Keys are paths such as `offers/{id}/photo.jpg`. */
export type Files = {
  readonly put: (key: string, bytes: Uint8Array, options?: { readonly contentType?: string }) => Promise<void>;
  readonly get: (key: string) => Promise<Uint8Array | null>;
  readonly read: (key: string, range?: { readonly start: number; readonly end: number }) => Promise<StoredFile | null>;
  readonly exists: (key: string) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  readonly removeAll: (prefix: string) => Promise<void>;
  readonly list: (prefix: string) => Promise<readonly string[]>;
  /** The keys under a prefix that were written before a moment, one after the other. */
  readonly olderThan: (prefix: string, moment: Date) => AsyncIterable<string>;
  /** A path of this site that hands the file out until it expires; whoever holds it may read it. */
  readonly link: (key: string, options?: LinkOptions) => string;
};
