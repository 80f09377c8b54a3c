import { findPictures } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/files.ts';

/** The logo of the issuing organization. */
export async function logoOf(db: Db, files: FileStore, organizationId: string): Promise<Buffer | null> {
  const logoId = (await findPictures(db, organizationId))?.logoId;
  return (logoId && (await files.get(db, logoId))?.content) || null;
}
