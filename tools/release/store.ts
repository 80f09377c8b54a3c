/** A stored file and its ETag. */
export type StoredFile = { content: Buffer; mark: string };

/** Storage of a registry and its builds. Paths are relative to the folder with the registry. */
export type Store = {
  /** Name in printed output. */
  name: string;
  /** Whether the host serves precompressed files. */
  takesCompressed: boolean;
  read: (path: string) => Promise<StoredFile | undefined>;
  /** Writes if the stored document still has this ETag (null: does not exist). False: it has changed and nothing was written. */
  write: (path: string, content: Buffer, over: string | null) => Promise<boolean>;
  /** All paths in a folder; the folder ends with a slash. */
  list: (folder: string) => Promise<string[]>;
  remove: (paths: readonly string[]) => Promise<void>;
  /**
   * Tries to write an existing document with a condition that isn't met.
   * @throws if the store executes it: it would lose one of two concurrent changes
   */
  assertConditionalWrites?: (path: string, stored: StoredFile) => Promise<void>;
};

export const REGISTRY = 'registry.json';
