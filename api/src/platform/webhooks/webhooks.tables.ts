import type { Generated } from 'kysely';
import type { WebhookDeliveryState, WebhookTopic } from 'shared-contracts/values/webhooks';

declare module '../database/database.ts' {
  interface Tables {
    /**
     * Addresses to which an organization has messages posted; one endpoint per address, so that its receiver has one
     * secret.
     */
    webhookEndpoints: {
      id: Generated<string>;
      organizationId: string;
      url: string;
      /** Encrypted. */
      secret: string;
      /** Encrypted: messages are signed with it too until it ends. */
      previousSecret: Generated<string | null>;
      previousSecretEndsAt: Generated<number | null>;
      createdAt: number;
      /** The name of a subscription. */
      name: Generated<string | null>;
      topics: Generated<WebhookTopic[]>;
      disabledAt: Generated<number | null>;
      createdBy: Generated<string | null>;
    };
    webhookDeliveries: {
      /** The id of the message, by which receivers recognize repetitions. */
      id: Generated<string>;
      endpointId: string;
      type: string;
      /** JSON text. */
      body: string;
      state: Generated<WebhookDeliveryState>;
      attempts: Generated<number>;
      /** The status of the last response. */
      status: Generated<number | null>;
      /** The start of the last response's body. */
      response: Generated<string | null>;
      error: Generated<string | null>;
      createdAt: number;
      deliveredAt: Generated<number | null>;
      /** The record that it is about: messages about one are posted in order. */
      subjectId: Generated<string | null>;
      /** When to post it; null for messages of the job queue. */
      dueAt: Generated<number | null>;
      position: Generated<number>;
    };
  }
}
