import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { EdiSet } from 'shared-contracts/edi';
import type {
  EdiDelivery,
  EdiMethod,
  EdiDirection,
  EdiProblem,
  EdiState,
  EdiTenderState,
  EdiSyntax,
} from 'shared-contracts/values/edi';
import type { TenderMessage } from './outgoing/tender.rules.ts';
import type { TenderFacts } from './outgoing/tender-facts.rules.ts';
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
      /** The order that it reports about. */
      orderId: string | null;
      /** Stays when the trip is dissolved. */
      tripId: string | null;
      createdAt: number;
      delivery: EdiDelivery | null;
      deliveryAttempts: Generated<number>;
      deliveryError: string | null;
      deliveredAt: number | null;
      /** When delivery is next attempted; null if nothing is pending. */
      deliverAt: number | null;
    };
    ediPartners: {
      id: Generated<string>;
      organizationId: string;
      partner: string;
      method: EdiMethod;
      endpointId: string | null;
      /** The user on whose behalf files are executed. */
      userId: string;
      createdAt: number;
      /** The partner in the portal that carries orders through it; null if it only tenders. */
      carrierId: string | null;
      /** Qualifier and id of the organization in messages to a carrier. */
      ownId: string | null;
      syntax: EdiSyntax | null;
    };
    /** Orders tendered to carriers by EDI; open until declined or withdrawn. */
    ediTenders: {
      orderId: string;
      partner: string;
      isOpen: boolean;
    };
    /** Tenders of trips; they stay when the trip is dissolved. */
    ediTripTenders: {
      tripId: string;
      partner: string;
      organizationId: string;
      number: string;
      state: EdiTenderState;
      /** The trip's revision when it was last compared with what was sent; null if it must be compared again. */
      revision: number | null;
      /** The last message sent, as JSON text; null if none. */
      facts: ColumnType<TenderFacts | null, string | null, string | null>;
    };
    /** Orders that were made of a transaction set; `setPosition` in its message, from 0. */
    ediOrders: {
      orderId: string;
      messageId: string;
      setPosition: number;
      /** The status that was last sent to its sender; null: none. */
      isAccepted: boolean | null;
    };
    /** Messages to write about orders. */
    ediOutbox: {
      position: GeneratedAlways<number>;
      orderId: string;
      /** Written as JSON text. */
      message: ColumnType<OutgoingMessage | TenderMessage, string, never>;
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
