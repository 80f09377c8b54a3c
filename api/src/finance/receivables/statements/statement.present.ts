import type { Statement, StatementQuery } from 'shared-contracts/finance/statements';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { toAccounts } from './accounts.rules.ts';
import { listLedger } from './ledger.store.ts';

/** Partners, and all others with invoices. */
const findPartner = (db: Db, { organizationId }: Caller, partnerId: string) =>
  db
    .selectFrom('organizations')
    .select(['id', 'name', 'contactEmail'])
    .where('id', '=', partnerId)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('partnerships')
            .select('partnerships.id')
            .where((pair) =>
              pair.or([
                pair.and({ 'partnerships.organizationId': organizationId, 'partnerships.partnerId': partnerId }),
                pair.and({ 'partnerships.organizationId': partnerId, 'partnerships.partnerId': organizationId }),
              ]),
            ),
        ),
        eb.exists(
          eb
            .selectFrom('invoices')
            .select('invoices.id')
            .where((pair) =>
              pair.or([
                pair.and({ payerId: organizationId, payeeId: partnerId }),
                pair.and({ payerId: partnerId, payeeId: organizationId }),
              ]),
            ),
        ),
      ]),
    )
    .executeTakeFirst();

/** The account of a partner with the caller's organization. @throws 404 unless they are partners */
export async function presentStatement(
  db: Db,
  caller: Caller,
  { partnerId, side, from, to }: StatementQuery,
): Promise<Statement> {
  const partner = await findPartner(db, caller, partnerId.toLowerCase());
  if (!partner) throw notFound();
  const { organizationId } = caller;
  const sides =
    side === 'receivable'
      ? { payerId: partner.id, payeeId: organizationId }
      : { payerId: organizationId, payeeId: partner.id };
  return {
    partner: { id: partner.id, name: partner.name },
    side,
    from,
    to,
    email: partner.contactEmail || null,
    accounts: toAccounts(await listLedger(db, caller, sides, to), from),
  };
}
