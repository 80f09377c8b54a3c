import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** A test run needs some hundred megabytes. Containers often have only 64. */
const NEEDED_BYTES = 2 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * Where test runs store throwaway databases: in memory if there is room, since writing the files of a new database to
 * a disk takes most of its time.
 */
export const TEST_DATA_HOME = hasRoom(MEMORY) ? MEMORY : tmpdir();
