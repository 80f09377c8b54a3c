import { defineMessages } from 'react-intl';
import type { EdiMethod, EdiSyntax } from 'shared-contracts/values/edi';

export const messages = defineMessages({
  title: { id: 'admin.ediPartner.title', defaultMessage: 'EDI partners' },
  empty: { id: 'admin.ediPartner.empty', defaultMessage: 'No EDI partners' },
  emptyText: {
    id: 'admin.ediPartner.emptyText',
    defaultMessage: 'Add a partner to deliver its messages to an address or a folder. Until then it only gets answers.',
  },
  create: { id: 'admin.ediPartner.create', defaultMessage: 'New EDI partner' },
  edit: { id: 'admin.ediPartner.edit', defaultMessage: 'Edit EDI partner' },
  createSubmit: { id: 'admin.ediPartner.createSubmit', defaultMessage: 'Create partner' },
  editSubmit: { id: 'admin.ediPartner.editSubmit', defaultMessage: 'Save' },
  partnerHelp: {
    id: 'admin.ediPartner.partnerHelp',
    defaultMessage: 'Qualifier and id as in its messages, for example ZZ/ACME.',
  },
  urlHelp: {
    id: 'admin.ediPartner.urlHelp',
    defaultMessage: 'Each message is posted to it, signed, until the partner’s server accepts it.',
  },
  folderHelp: {
    id: 'admin.ediPartner.folderHelp',
    defaultMessage:
      'Messages are written to {folder}/out. Files in {folder}/in are executed in your name. Your operator gives access to them.',
  },
  carrierHelp: {
    id: 'admin.ediPartner.carrierHelp',
    defaultMessage:
      'Orders and trips that you give to this partner are tendered by EDI, and its answers, statuses and invoices are applied to them.',
  },
  ownIdHelp: {
    id: 'admin.ediPartner.ownIdHelp',
    defaultMessage: 'Qualifier and id by which the carrier knows you, for example ZZ/HARVEST.',
  },
  secretTitle: { id: 'admin.ediPartner.secretTitle', defaultMessage: 'Copy the secret' },
  secret: { id: 'admin.ediPartner.secret', defaultMessage: 'Secret' },
  secretHelp: {
    id: 'admin.ediPartner.secretHelp',
    defaultMessage: 'You see it only this once. The receiver checks signatures of Standard Webhooks with it.',
  },
});

export const fields = defineMessages({
  partner: { id: 'admin.ediPartner.field.partner', defaultMessage: 'Partner' },
  method: { id: 'admin.ediPartner.field.method', defaultMessage: 'Delivery' },
  url: { id: 'admin.ediPartner.field.url', defaultMessage: 'Address' },
  carrier: { id: 'admin.ediPartner.field.carrier', defaultMessage: 'Carrier' },
  ownId: { id: 'admin.ediPartner.field.ownId', defaultMessage: 'Own id' },
  syntax: { id: 'admin.ediPartner.field.syntax', defaultMessage: 'Format' },
  user: { id: 'admin.ediPartner.field.user', defaultMessage: 'In the name of' },
  createdAt: { id: 'admin.ediPartner.field.createdAt', defaultMessage: 'Created' },
});

export const methods = defineMessages<EdiMethod>({
  http: { id: 'admin.ediPartner.method.http', defaultMessage: 'HTTP address' },
  folder: { id: 'admin.ediPartner.method.folder', defaultMessage: 'Folder' },
});

export const syntaxes = defineMessages<EdiSyntax>({
  x12: { id: 'admin.ediPartner.syntax.x12', defaultMessage: 'X12' },
  edifact: { id: 'admin.ediPartner.syntax.edifact', defaultMessage: 'EDIFACT' },
});

export const actions = defineMessages({
  edit: { id: 'admin.ediPartner.action.edit', defaultMessage: 'Edit' },
  secret: { id: 'admin.ediPartner.action.secret', defaultMessage: 'New secret' },
  remove: { id: 'admin.ediPartner.action.remove', defaultMessage: 'Delete' },
});

export const consequences = defineMessages({
  secret: {
    id: 'admin.ediPartner.consequence.secret',
    defaultMessage:
      'Messages are signed with both secrets for a day, so that the receiver can change in the meantime. Webhooks to this address use it too.',
  },
  remove: {
    id: 'admin.ediPartner.consequence.remove',
    defaultMessage: 'Messages for {partner} are no longer delivered, and files from it are rejected.',
  },
});

export const notices = defineMessages({
  saved: { id: 'admin.ediPartner.notice.saved', defaultMessage: 'EDI partner saved' },
  removed: { id: 'admin.ediPartner.notice.removed', defaultMessage: 'EDI partner deleted' },
});

export const errorMessages = defineMessages({
  https: { id: 'admin.ediPartner.error.https', defaultMessage: 'Use an address that begins with https://' },
  taken: { id: 'admin.ediPartner.error.taken', defaultMessage: 'There are settings for this partner' },
  carrierTaken: { id: 'admin.ediPartner.error.carrierTaken', defaultMessage: 'Another EDI partner is this carrier' },
  noFolder: { id: 'admin.ediPartner.error.noFolder', defaultMessage: 'This server exchanges no files' },
  partner: {
    id: 'admin.ediPartner.error.partner',
    defaultMessage: 'Enter qualifier and id with a slash between them, for example ZZ/ACME',
  },
  tooManyEdiPartners: {
    id: 'admin.ediPartner.error.tooMany',
    defaultMessage: 'You can have at most {max} EDI partners',
  },
});
