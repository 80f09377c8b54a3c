import type { Generated, JSONColumnType } from 'kysely';
import type { NotificationKind } from 'shared-contracts/identity/notifications';

declare module '../../platform/database/database.ts' {
  interface Tables {
    notifications: {
      id: Generated<string>;
      userId: string;
      kind: NotificationKind;
      subjectId: string | null;
      values: JSONColumnType<Record<string, string>>;
      createdAt: number;
      readAt: number | null;
      /** Order of creation, also within a second. */
      position: Generated<number>;
    };
  }
}
