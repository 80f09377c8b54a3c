import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** A browser in which a user is notified; deleted with the session. */
    pushSubscriptions: {
      sessionId: string;
      userId: string;
      /** The push service's address of this browser: anyone who knows it and the keys can notify it. */
      endpoint: string;
      /** The browser's public key and secret, base64url. */
      p256dh: string;
      auth: string;
      createdAt: number;
    };
    /** The outbox: a notification that is still to be sent to a browser. */
    pushMessages: {
      id: Generated<string>;
      notificationId: string;
      sessionId: string;
      dueAt: number;
      attempts: Generated<number>;
    };
  }
}
