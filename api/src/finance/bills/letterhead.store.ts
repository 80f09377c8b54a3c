import type { Language } from 'shared-contracts/values/limits';
import { findPictures } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/files.ts';

/** What the organization adds to its papers. `language`: its own, whoever prints them. */
export type Letterhead = { logo: Buffer | null; language: Language };

/** Of the organization that pays the bill. */
export async function findLetterhead(db: Db, files: FileStore, organizationId: string): Promise<Letterhead> {
  const { language } = await db
    .selectFrom('organizations')
    .select('language')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const logoId = (await findPictures(db, organizationId))?.logoId;
  return { logo: (logoId && (await files.get(db, logoId))?.content) || null, language };
}
