import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services/services.ts';

/** Services for announcing alerts. */
type NoticeServices = Pick<Services, 'mailer' | 'webhooks' | 'config'>;

/** Called with the vehicle whose services were recorded or removed, in the same transaction. */
export type ServiceHook = (tx: Db, vehicleId: string, services: NoticeServices, now: number) => Promise<void>;

/** Dependencies for recording services. */
export type ServiceServer = NoticeServices & Pick<Services, 'db' | 'now' | 'hooks'>;

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    servicesRecorded: readonly ServiceHook[];
  }
}
