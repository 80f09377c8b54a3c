import { MAX_RATE_FILE_BYTES } from 'shared-contracts/values/finance/exchange-rates';
import { HOUR, MINUTE_MS } from 'shared-contracts/values/time';
import { type NoJobData, periodicJob } from '../../../platform/jobs/periodic-job.ts';
import type { Services } from '../../../platform/services/services.ts';
import { importRates } from './import-rates.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobData {
    'exchangeRates.fetch': NoJobData;
  }
}

/** The bank publishes once a working day. */
const INTERVAL_MS = 6 * HOUR * 1_000;

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(MINUTE_MS) });
  if (!response.ok) throw new Error(`Exchange rates: the service responded with status ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_RATE_FILE_BYTES) throw new Error('Exchange rates: the file is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Imports the file of the configured address, for all organizations; nothing without one. */
export async function fetchRates({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> {
  const { exchangeRatesUrl } = config;
  if (exchangeRatesUrl === undefined) return;
  await importRates(db, await download(exchangeRatesUrl), { organizationId: null, createdBy: null, createdAt: now() });
}

/** Reads the exchange rates of the day. */
export const exchangeRateFetch = periodicJob(
  'exchangeRates.fetch',
  INTERVAL_MS,
  (services: Pick<Services, 'db' | 'now' | 'jobs' | 'config'>) => fetchRates(services),
);
