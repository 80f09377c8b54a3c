import type { Db } from '../../src/platform/database/database.ts';
import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';

/** Users who read the bills at the companies that are paid. The carriers only have their owner. */
const ACCOUNTS = {
  serendib: { firstName: 'Nirosha', lastName: 'Kumarasinghe' },
  meridian: { firstName: 'Ashan', lastName: 'Gunatilake' },
  lorries: { firstName: 'Priyantha', lastName: 'Dias' },
} as const;

/** Must run before invoices are issued, which contain the name. */
export async function billingContacts(db: Db, build: Builders, { companies, people }: Cast) {
  const contacts: { partnerId: string; billingContactId: string }[] = [
    { partnerId: companies.carriers.id, billingContactId: people.carrier.contactId },
  ];
  for (const [company, names] of Object.entries(ACCOUNTS)) {
    const { id: organizationId, code } = companies[company as keyof typeof ACCOUNTS];
    const email = `accounts@${code.toLowerCase()}.example`;
    const flags = { isBilling: true, isDelivery: false, isNotification: false };
    const { id } = await build.contact({ ...names, ...flags, email, organizationId });
    contacts.push({ partnerId: organizationId, billingContactId: id });
  }
  for (const { partnerId, billingContactId } of contacts)
    await db
      .updateTable('bills')
      .set({ billingContactId })
      .where((eb) =>
        eb.or([
          eb('bills.partnerId', '=', partnerId),
          eb('bills.orderId', 'in', eb.selectFrom('orders').select('id').where('partnerId', '=', partnerId)),
          eb('bills.contractId', 'in', eb.selectFrom('contracts').select('id').where('partnerId', '=', partnerId)),
        ]),
      )
      .execute();
}
