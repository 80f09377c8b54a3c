import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';

const DOCUMENT = join(import.meta.dirname, '../api/openapi/v1.json');
export const TYPES = join(import.meta.dirname, 'src/v1.ts');

/** The types of the released document. */
export const generateTypes = async (): Promise<string> =>
  `/* oxlint-disable max-lines, typescript/no-duplicate-type-constituents */\n/* Generated from api/openapi/v1.json by client/generate.ts. */\n${astToString(
    await openapiTypescript(JSON.parse(await readFile(DOCUMENT, 'utf8')) as object as never),
  )}`;

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(TYPES, await generateTypes());
