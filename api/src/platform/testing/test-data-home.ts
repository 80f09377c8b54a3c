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
 * Where test runs keep databases that they throw away: in memory if there is room, since the files of a new database
 * take most of its time on a disk.
 */
export const TEST_DATA_HOME = hasRoom(MEMORY) ? MEMORY : tmpdir();
