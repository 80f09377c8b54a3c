/** What stands at a path; the mark is another as soon as the content is. */
export type Kept = { content: Buffer; mark: string };

/** A place that keeps a registry and the builds it names. Paths are relative to the folder that holds the registry. */
export type Store = {
  /** As it is called in what is printed. */
  name: string;
  /** Whether files that were compressed beforehand are served from here. */
  takesCompressed: boolean;
  read: (path: string) => Promise<Kept | undefined>;
  /** Writes if the stored document still has this ETag (null: does not exist). False: it has changed and nothing was written. */
  write: (path: string, content: Buffer, over: string | null) => Promise<boolean>;
  /** Every path below a folder, which ends with a slash. */
  list: (folder: string) => Promise<string[]>;
  remove: (paths: readonly string[]) => Promise<void>;
};

export const REGISTRY = 'registry.json';
