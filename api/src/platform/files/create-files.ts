import type { FileConfig } from '../config/file-settings.ts';
import { createBucketFiles } from './bucket-files.ts';
import { openBucket } from './bucket.ts';
import { databaseFiles } from './database-files.ts';
import type { FileStore } from './file-store.ts';

/** The store that the settings choose. */
export const createFiles = ({ bucket, savesToBucket }: FileConfig): FileStore =>
  bucket ? createBucketFiles(openBucket(bucket), { savesToBucket }) : databaseFiles;
