import type { Bill } from 'shared-contracts/finance/bills';
import type { Language } from 'shared-contracts/values/limits';
import { findPictures } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

/** An organization's additions to its documents. `language`: its own, whoever prints them. */
type Letterhead = { logo: Buffer | null; language: Language };
export type Letterheads = { payer: Letterhead; payee: Letterhead };

async function findLetterhead(db: Db, files: FileStore, organizationId: string): Promise<Letterhead> {
  const { language } = await db
    .selectFrom('organizations')
    .select('language')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const logoId = (await findPictures(db, organizationId))?.logoId;
  return { logo: (logoId && (await files.get(db, logoId))?.content) || null, language };
}

/** The letterheads of both sides of a bill; of the payer for both while there is no payee. */
export async function findLetterheads(
  db: Db,
  files: FileStore,
  { organization, partner }: Pick<Bill, 'organization' | 'partner'>,
): Promise<Letterheads> {
  const payer = await findLetterhead(db, files, organization.id);
  return { payer, payee: partner ? await findLetterhead(db, files, partner.id) : payer };
}
