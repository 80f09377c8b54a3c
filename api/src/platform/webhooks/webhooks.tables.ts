import type { Generated } from 'kysely';
import type { WebhookDeliveryState } from 'shared-contracts/values/webhooks';

declare module '../database/database.ts' {
  interface Tables {
    /** Where an organization wants messages; one per address, so that its receiver has one secret. */
    webhookEndpoints: {
      id: Generated<string>;
      organizationId: string;
      url: string;
      /** Encrypted. */
      secret: string;
      createdAt: number;
    };
    webhookDeliveries: {
      /** The id of the message, by which receivers tell repetitions. */
      id: Generated<string>;
      endpointId: string;
      type: string;
      /** JSON text. */
      body: string;
      state: Generated<WebhookDeliveryState>;
      attempts: Generated<number>;
      /** Of the last response. */
      status: Generated<number | null>;
      error: Generated<string | null>;
      createdAt: number;
      deliveredAt: Generated<number | null>;
    };
  }
}
