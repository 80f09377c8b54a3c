import type { Readable } from 'node:stream';
import type { Db } from '../database/database.ts';
import type { ByteRange } from './byte-range.rules.ts';

/** A file in memory. */
export type StoredFile = { name: string; mime: string; content: Buffer };
/** A content that is stored without a record: it is deleted unless `FileStore.save` gives it one. */
export type StagedContent = { id: string; bytes: number; sha256: Buffer; inBucket: boolean };
/** A file that was too large for memory. */
export type StagedFile = { name: string; mime: string; staged: StagedContent };
export type Ownership = { organizationId: string; createdAt: number };

/** A file that is read while it is sent. */
export type OpenedFile = {
  name: string;
  mime: string;
  bytes: number;
  /** The whole content, or a part of it. It fails if the content isn't what was saved. */
  read: (range?: ByteRange) => Buffer | Readable;
};

export type FileStore = {
  save: (tx: Db, file: (StoredFile | StagedFile) & Ownership) => Promise<string>;
  /** Reads a whole file into memory: for logos and other small ones. */
  get: (db: Db, id: string) => Promise<StoredFile | undefined>;
  open: (db: Db, id: string) => Promise<OpenedFile | undefined>;
  remove: (tx: Db, id: string) => Promise<void>;
  /** Stores a content piece by piece. What was stored of one that fails is deleted. */
  stage: (db: Db, content: AsyncIterable<Buffer>, createdAt: number) => Promise<StagedContent>;
  /** Deletes a staged content, unless a record has taken it. */
  discard: (db: Db, id: string) => Promise<void>;
  /** Discards what was staged before a time and deletes what removed files have left outside of the database. */
  purge: (db: Db, stagedBefore: number) => Promise<{ discarded: number; removed: number }>;
};
