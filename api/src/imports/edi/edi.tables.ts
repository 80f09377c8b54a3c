import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { EdiSet } from 'shared-contracts/edi';
import type { EdiDelivery, EdiMethod, EdiDirection, EdiProblem, EdiState } from 'shared-contracts/values/edi';
import type { OutgoingMessage } from './outgoing/outgoing.rules.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    ediMessages: {
      id: Generated<string>;
      organizationId: string;
      direction: EdiDirection;
      partner: string;
      controlNumber: string | null;
      kind: string;
      isTest: boolean;
      state: EdiState;
      raw: string;
      /** Written as JSON text, like `problem`. */
      sets: ColumnType<EdiSet[], string, string>;
      problem: ColumnType<EdiProblem | null, string | null, string | null>;
      replyTo: string | null;
      /** What it reports about. */
      orderId: string | null;
      createdAt: number;
      delivery: EdiDelivery | null;
      deliveryAttempts: Generated<number>;
      deliveryError: string | null;
      deliveredAt: number | null;
      /** When it is tried next; null: nothing is to be done. */
      deliverAt: number | null;
    };
    ediPartners: {
      id: Generated<string>;
      organizationId: string;
      partner: string;
      method: EdiMethod;
      endpointId: string | null;
      /** In whose name files are executed. */
      userId: string;
      createdAt: number;
    };
    /** Orders that were made of a transaction set; `setPosition` in its message, from 0. */
    ediOrders: {
      orderId: string;
      messageId: string;
      setPosition: number;
      /** What its sender was told last; null: nothing. */
      isAccepted: boolean | null;
    };
    /** What is to be written about orders. */
    ediOutbox: {
      position: GeneratedAlways<number>;
      orderId: string;
      /** Written as JSON text. */
      message: ColumnType<OutgoingMessage, string, never>;
      attempts: Generated<number>;
      dueAt: number;
    };
    ediControlCounters: {
      organizationId: string;
      partner: string;
      last: number;
    };
  }
}
