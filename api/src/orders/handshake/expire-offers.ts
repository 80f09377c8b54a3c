import { MINUTE_MS } from 'shared-contracts/values/time';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { lockOrder } from '../core/order-records.store.ts';
import { changeHandshake } from './change-handshake.ts';
import { listExpiredOffers } from './offers.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'orders.offers': NoJobData;
  }
}

type ExpiryServices = Pick<Services, 'db' | 'now' | 'jobs' | 'mailer' | 'config' | 'hooks'>;

/** Does nothing when the partner has answered in the meantime, or another process was faster. */
async function expire(services: ExpiryServices, id: string) {
  try {
    await inTransaction(services.db, async (tx) =>
      changeHandshake(services, tx, null, await lockOrder(tx, null, id), { event: 'expire', at: services.now() }),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Ends offers that their partner has not answered in time. */
export const offerExpiry = periodicJob('orders.offers', MINUTE_MS, async (services: ExpiryServices) => {
  for (const { id } of await listExpiredOffers(services.db, services.now())) await expire(services, id);
});
