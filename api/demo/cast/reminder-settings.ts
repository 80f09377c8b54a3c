import type { Db } from '../../src/platform/database/database.ts';
import type { Cast } from './cast.ts';

export const STEPS = [
  { daysAfterDue: 7, text: 'This may have slipped your attention.', fee: null },
  { daysAfterDue: 21, text: 'Transfer the amount within a week.', fee: '500.00' },
  { daysAfterDue: 45, text: 'This is the last reminder before we claim the amount.', fee: '1500.00' },
];
const COMPANIES = ['serendib', 'carriers'] as const;

/** The companies that suggest reminders of overdue invoices. */
export async function reminderSettings(db: Db, { companies }: Pick<Cast, 'companies'>): Promise<void> {
  const rows = COMPANIES.map((company) => ({
    organizationId: companies[company].id,
    mode: 'propose' as const,
    steps: JSON.stringify(STEPS),
    zone: 'Asia/Colombo',
  }));
  await db.insertInto('reminderSettings').values(rows).execute();
}
