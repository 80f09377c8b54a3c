import type { Generated, GeneratedAlways } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
    contacts: {
      id: Generated<string>;
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
      name: GeneratedAlways<string>;
      createdAt: number;
    };
  }
}
