import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAILURES, type FailureKind } from 'shared-contracts/values/failures';
import { notFound } from '../../platform/errors.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/failures');

/** The page of the documentation that tells of a fault. @throws 404 */
export async function faultPage(kind: FailureKind): Promise<{ number: number; text: string }> {
  const number = FAILURES[kind];
  const file = (await readdir(FOLDER)).find((name) => name.startsWith(`${number}-`));
  if (!file) throw notFound();
  return { number, text: await readFile(join(FOLDER, file), 'utf8') };
}
