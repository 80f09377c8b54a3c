import type { FileConfig } from '../config/file-settings.ts';
import { createBucketFiles } from './bucket-files.ts';
import { openBucket } from './bucket.ts';
import { databaseFiles, type FileStore } from './files.ts';
import { withVirusScan } from './virus-scan.ts';

/** The store that the settings choose. */
export function createFiles({ bucket, savesToBucket, scannerUrl }: FileConfig): FileStore {
  const files = bucket ? createBucketFiles(openBucket(bucket), { savesToBucket }) : databaseFiles;
  return scannerUrl === undefined ? files : withVirusScan(files, scannerUrl);
}
