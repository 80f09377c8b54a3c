import { sql } from 'kysely';
import { type Db, inTransaction } from '../src/platform/database/database.ts';
import { createBuilders } from './builders.ts';
import { accruals } from './cast/accruals.ts';
import { apiKeys } from './cast/api-keys.ts';
import { bells } from './cast/bells.ts';
import { billInEuro, euroContract, requestServices } from './cast/bill-stories.ts';
import { billingContacts } from './cast/billing-contacts.ts';
import { bills } from './cast/bills.ts';
import { invoices } from './cast/invoices.ts';
import { reminders } from './cast/reminders.ts';
import { reminderSettings } from './cast/reminder-settings.ts';
import { ledgerAccounts } from './cast/ledger-accounts.ts';
import { castOf } from './cast/cast.ts';
import { controlTower } from './cast/control-tower.ts';
import { contractStories } from './cast/contract-stories.ts';
import { deskPlans } from './cast/desk-plans.ts';
import { epc } from './cast/epc.ts';
import { exchangeRates } from './cast/exchange-rates.ts';
import { gates } from './cast/gates.ts';
import { hubTransfer } from './cast/hub-transfer.ts';
import { hiredLorries } from './cast/hired-lorries.ts';
import { journeys } from './cast/journeys.ts';
import { ordersAndTrips } from './cast/orders.ts';
import { maintenance } from './cast/maintenance.ts';
import { carrierInvoices } from './cast/carrier-invoices.ts';
import { creditNotes } from './cast/credit-notes.ts';
import { creditLimits } from './cast/credit-limits.ts';
import { savedReports } from './cast/saved-reports.ts';
import { payments } from './cast/payments.ts';
import { offers } from './cast/offers.ts';
import { recurring } from './cast/recurring.ts';
import { roleTemplates } from './cast/role-templates.ts';
import { routes } from './cast/routes.ts';
import { sharing } from './cast/sharing.ts';
import { tenders } from './cast/tenders.ts';
import { itemScans } from './cast/item-scans.ts';
import { ediMessages } from './cast/edi-messages.ts';
import { webhooks } from './cast/webhooks.ts';
import { tripMessages } from './cast/trip-messages.ts';

const FIRST_LOGIN = 'root';
const LOCK = 5_270_001;

const isLoaded = async (db: Db) =>
  (await db.selectFrom('users').select('id').where('login', '=', FIRST_LOGIN).executeTakeFirst()) !== undefined;

/**
 * Loads the demo company in one transaction, the same in every run except for its dates, which are relative to `now`.
 * Does nothing if it exists; of several processes that start at once, one loads it.
 * @param now unix seconds
 */
export const loadDemo = (db: Db, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await isLoaded(tx)) return;
    const builders = createBuilders(tx, now, 'demo');
    const cast = await castOf(builders, now);
    const euro = await euroContract(tx, builders, cast);
    await contractStories(tx, now, cast.companies, cast.people);
    await routes(builders, cast);
    await ordersAndTrips(tx, builders, now, cast);
    await recurring(tx, builders, now, cast);
    await offers(tx, builders, now, cast);
    await tenders(tx, builders, now, cast);
    await deskPlans(builders, now, cast);
    await journeys(tx);
    await exchangeRates(tx, cast, now);
    await requestServices(tx, cast);
    await bills(tx, now, cast, await billInEuro(tx, cast, euro.id));
    await billingContacts(tx, builders, cast);
    await invoices(tx, cast, now);
    await payments(tx, now);
    await accruals(tx, cast, now);
    await ledgerAccounts(tx, cast);
    await reminderSettings(tx, cast);
    await creditNotes(tx, now);
    await reminders(tx, cast);
    await carrierInvoices(tx, cast, now);
    await creditLimits(tx, cast, now);
    await savedReports(tx, cast, now);
    await epc(tx, builders, now, cast);
    await sharing(tx, builders, now, cast.companies);
    await hiredLorries(tx);
    await maintenance(tx, builders, now, cast.companies, cast.people);
    await gates(tx, now, cast);
    await hubTransfer(tx, now, cast);
    await controlTower(tx, now, cast.people);
    await tripMessages(tx, now, cast.people);
    await itemScans(tx, cast.people);
    await apiKeys(builders, now, cast);
    await roleTemplates(tx, now, cast);
    await webhooks(tx, now, cast);
    await ediMessages(tx, now, cast);
    await bells(tx, now);
  });
