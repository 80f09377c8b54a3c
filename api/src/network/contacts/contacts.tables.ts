import type { Generated, GeneratedAlways } from 'kysely';
import type { NotifiedStage } from 'shared-contracts/values/network/contacts';
import type { Language } from 'shared-contracts/values/limits';

declare module '../../platform/database/database.ts' {
  interface Tables {
    contacts: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      firstName: string;
      middleName: string | null;
      lastName: string;
      email: string;
      phone: Generated<string>;
      isDelivery: Generated<boolean>;
      isBilling: Generated<boolean>;
      isNotification: Generated<boolean>;
      isDriver: Generated<boolean>;
      byEmail: Generated<boolean>;
      bySms: Generated<boolean>;
      /** Language of emails to a contact without a user; null for the language of the organization. */
      language: Language | null;
      notificationTypes: Generated<NotifiedStage[]>;
      name: GeneratedAlways<string>;
      createdAt: number;
    };
  }
}
