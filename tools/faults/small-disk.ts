import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Room for a database whose log is limited to a tenth of it. */
const MEGABYTES = 640;
const CHUNK = Buffer.alloc(1024 * 1024);

export type SmallDisk = { folder: string; isSmall: boolean; fill: () => void; empty: () => void; remove: () => void };

/** Writes until the disk is full. */
function fill(file: string) {
  const descriptor = openSync(file, 'w');
  try {
    for (let bytes = CHUNK.length; bytes > 0; bytes = Math.floor(bytes / 2)) {
      try {
        for (;;) writeSync(descriptor, CHUNK, 0, bytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** A folder on a separate in-memory disk. If mounting is not allowed, `isSmall` is false and it is a regular folder. */
export function createSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'consign-faults-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as a user other than root
  const options = `size=${MEGABYTES}m,mode=755`;
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'consign-faults', folder]).status === 0;
  const ballast = join(folder, 'ballast');
  return {
    folder,
    isSmall,
    fill: () => fill(ballast),
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      if (isSmall) spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
