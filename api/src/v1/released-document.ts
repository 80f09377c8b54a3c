import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findIncompatibleChanges } from '../platform/public-api/compare-documents.rules.ts';
import type { OpenApiDocument } from '../platform/public-api/document.ts';

const FILE = join(import.meta.dirname, '../../openapi/v1.json');

export const readReleasedDocument = (): OpenApiDocument | undefined =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as OpenApiDocument) : undefined;

/**
 * Stores the document as the released one, unless it is incompatible with the previous one.
 * @returns the incompatible changes
 */
export async function storeDocument(document: OpenApiDocument): Promise<string[]> {
  const released = readReleasedDocument();
  const problems = released ? findIncompatibleChanges(released, document) : [];
  if (problems.length > 0) return problems;
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, `${JSON.stringify(document, null, 2)}\n`);
  return [];
}
