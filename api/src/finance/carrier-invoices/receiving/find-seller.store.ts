import type { EInvoiceParty } from 'shared-contracts/finance/e-invoices';
import { selectActivePartnerIds } from '../../../identity/public.ts';
import type { Db } from '../../../platform/database/database.ts';

const normalize = (text: string | null | undefined) => (text ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

const selectPartners = (db: Db, payerId: string) =>
  db
    .selectFrom('organizations')
    .leftJoin('invoiceSettings', 'invoiceSettings.organizationId', 'organizations.id')
    .select([
      'organizations.id',
      'organizations.name',
      'electronicScheme',
      'electronicAddress',
      'taxNumber',
      'companyNumber',
    ])
    .where('organizations.id', 'in', selectActivePartnerIds(db, payerId));
type Partner = Awaited<ReturnType<ReturnType<typeof selectPartners>['executeTakeFirstOrThrow']>>;

/** The surest first. */
const SIGNS: readonly ((partner: Partner, seller: EInvoiceParty) => boolean)[] = [
  ({ electronicScheme, electronicAddress }, seller) =>
    Boolean(electronicAddress) &&
    electronicScheme === seller.electronicAddress?.scheme &&
    normalize(electronicAddress) === normalize(seller.electronicAddress?.id),
  ({ taxNumber }, { vatId, taxId }) =>
    normalize(taxNumber) !== '' && [vatId, taxId].some((id) => normalize(id) === normalize(taxNumber)),
  ({ companyNumber }, { companyId }) =>
    normalize(companyNumber) !== '' && normalize(companyNumber) === normalize(companyId),
  ({ name }, seller) => normalize(name) !== '' && normalize(name) === normalize(seller.name),
];

/** An active partner of the payer. */
export const findActivePartner = (db: Db, payerId: string, id: string) =>
  selectPartners(db, payerId).where('organizations.id', '=', id).executeTakeFirst();

/** The active partner that a file names as its seller; undefined if that is none, or several fit. */
export async function findSeller(db: Db, payerId: string, seller: EInvoiceParty): Promise<Partner | undefined> {
  const partners = await selectPartners(db, payerId).execute();
  for (const isSign of SIGNS) {
    const found = partners.filter((partner) => isSign(partner, seller));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
