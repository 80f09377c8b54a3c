import type { Statement } from 'shared-contracts/finance/statements';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { findLetterheads } from '../../bills/letterhead.store.ts';
import type { Printed } from './statement.pdf.ts';

/** The own letterhead, in the partner's language. */
export async function findPrinted(
  db: Db,
  files: FileStore,
  { organizationId }: Caller,
  { partner }: Statement,
  printing: { zone: string; at: number },
): Promise<Printed> {
  const own = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const { payer, payee } = await findLetterheads(db, files, { organization: own, partner });
  return { organization: { name: own.name, logo: payer.logo }, language: payee.language, ...printing };
}
