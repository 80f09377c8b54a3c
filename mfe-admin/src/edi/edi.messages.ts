import { defineMessages } from 'react-intl';
import type { EdiDelivery, EdiDirection, EdiState } from 'shared-contracts/values/edi';

export const messages = defineMessages({
  title: { id: 'admin.edi.title', defaultMessage: 'EDI messages' },
  empty: { id: 'admin.edi.empty', defaultMessage: 'No EDI messages' },
  emptyText: {
    id: 'admin.edi.emptyText',
    defaultMessage:
      'Load tenders that partners send appear here with what became of them, and what is written about orders and trips.',
  },
  detailsTitle: { id: 'admin.edi.detailsTitle', defaultMessage: 'EDI message {number}' },
  set: { id: 'admin.edi.set', defaultMessage: 'Set {number} ({code})' },
  noSubject: { id: 'admin.edi.noSubject', defaultMessage: 'No order or trip' },
  problemAt: { id: 'admin.edi.problemAt', defaultMessage: '{segment}, element {element}: {message}' },
  problemIn: { id: 'admin.edi.problemIn', defaultMessage: '{segment}: {message}' },
  raw: { id: 'admin.edi.raw', defaultMessage: 'Message' },
  acknowledgement: { id: 'admin.edi.acknowledgement', defaultMessage: 'Acknowledgement' },
  test: { id: 'admin.edi.test', defaultMessage: 'Test' },
});

export const fields = defineMessages({
  controlNumber: { id: 'admin.edi.field.controlNumber', defaultMessage: 'Control number' },
  direction: { id: 'admin.edi.field.direction', defaultMessage: 'Direction' },
  partner: { id: 'admin.edi.field.partner', defaultMessage: 'Partner' },
  kind: { id: 'admin.edi.field.kind', defaultMessage: 'Kind' },
  state: { id: 'admin.edi.field.state', defaultMessage: 'Status' },
  delivery: { id: 'admin.edi.field.delivery', defaultMessage: 'Delivery' },
  createdAt: { id: 'admin.edi.field.createdAt', defaultMessage: 'Time' },
});

export const directions = defineMessages<EdiDirection>({
  in: { id: 'admin.edi.direction.in', defaultMessage: 'Received' },
  out: { id: 'admin.edi.direction.out', defaultMessage: 'Written' },
});

export const states = defineMessages<EdiState>({
  accepted: { id: 'admin.edi.state.accepted', defaultMessage: 'Processed' },
  partial: { id: 'admin.edi.state.partial', defaultMessage: 'Processed in part' },
  rejected: { id: 'admin.edi.state.rejected', defaultMessage: 'Rejected' },
});

export const deliveries = defineMessages<EdiDelivery>({
  written: { id: 'admin.edi.delivery.written', defaultMessage: 'Pending' },
  delivered: { id: 'admin.edi.delivery.delivered', defaultMessage: 'Delivered' },
  failed: { id: 'admin.edi.delivery.failed', defaultMessage: 'Given up' },
});

export const actions = defineMessages({
  show: { id: 'admin.edi.action.show', defaultMessage: 'Show' },
  replay: { id: 'admin.edi.action.replay', defaultMessage: 'Replay' },
  sendAgain: { id: 'admin.edi.action.sendAgain', defaultMessage: 'Send again' },
});

export const notices = defineMessages({
  replayed: { id: 'admin.edi.notice.replayed', defaultMessage: 'Message replayed' },
  sent: { id: 'admin.edi.notice.sent', defaultMessage: 'Message is sent again' },
});
