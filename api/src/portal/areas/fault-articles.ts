import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAILURE_NUMBERS, type FailureKind } from 'shared-contracts/values/portal/failures';
import { notFound } from '../../platform/errors/app-error.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/failures');

/** Reads the page of the documentation about a fault. @throws 404 */
export async function readFaultArticle(kind: FailureKind): Promise<{ number: number; text: string }> {
  const number = FAILURE_NUMBERS[kind];
  const file = (await readdir(FOLDER)).find((name) => name.startsWith(`${number}-`));
  if (!file) throw notFound();
  return { number, text: await readFile(join(FOLDER, file), 'utf8') };
}
