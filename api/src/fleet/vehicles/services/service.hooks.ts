import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services/services.ts';

/** What alerts are announced with. */
type NoticeServices = Pick<Services, 'mailer' | 'webhooks' | 'config'>;

/** Gets the vehicle whose services were recorded or removed, in the transaction that does so. */
export type ServiceHook = (tx: Db, vehicleId: string, services: NoticeServices, now: number) => Promise<void>;

/** What recording services takes. */
export type ServiceServer = NoticeServices & Pick<Services, 'db' | 'now' | 'hooks'>;

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    servicesRecorded: readonly ServiceHook[];
  }
}
