import {
  CARRIER_INVOICE_STATUSES,
  type CarrierInvoiceAction,
  type CarrierInvoiceStatus,
} from 'shared-contracts/values/finance/carrier-invoices';
import {
  actionsOf,
  type CarrierInvoiceActor,
  type CarrierInvoiceContext,
  type CarrierInvoiceRole,
  statusFor,
  violationOf,
} from './carrier-invoice.rules.ts';

const invoice = (more: Partial<CarrierInvoiceContext> = {}): CarrierInvoiceContext => ({
  status: 'received',
  source: 'entered',
  isCreditNote: false,
  rows: [],
  proposedBy: null,
  receivers: ['ann'],
  ...more,
});
const actor = (...roles: CarrierInvoiceRole[]): CarrierInvoiceActor => ({
  side: roles.some((role) => role.startsWith('payer')) ? 'payer' : 'payee',
  roles,
  people: ['bob'],
});
const [WRITER, APPROVER] = [actor('payerWriter'), actor('payerApprover')];
const [CARRIER, CARRIER_APPROVER] = [actor('payeeWriter'), actor('payeeApprover')];
const rows = (...differences: CarrierInvoiceContext['rows'][number]['differences']) =>
  [{ differences: [] }, { differences }] as unknown as CarrierInvoiceContext['rows'];

/** The allowed actions of each role when nothing blocks them; the carrier never sees `matched` or `differs`. */
const MAY: Record<CarrierInvoiceStatus, [writer: string, approver: string, carrier: string, its: string]> = {
  received: ['edit attach match dispute credit', 'edit attach match dispute reject credit', '', ''],
  matched: ['edit attach match dispute credit', 'edit attach match dispute approve reject credit', '', ''],
  differs: ['edit attach match dispute credit', 'edit attach match dispute acceptInvoiced reject credit', '', ''],
  disputed: [
    'attach message credit',
    'attach message propose accept acceptInvoiced reject credit',
    'message',
    'message propose accept',
  ],
  agreed: ['attach message credit', 'attach message approve reject credit', 'message', 'message'],
  approved: ['credit', 'credit', '', ''],
  rejected: ['credit', 'credit', '', ''],
};

test.each(CARRIER_INVOICE_STATUSES)('an invoice that is %s offers each user their actions', (status) => {
  const offered = (by: CarrierInvoiceActor) =>
    actionsOf(invoice({ status, proposedBy: by.side === 'payer' ? 'payee' : 'payer' }), by).join(' ');
  expect([WRITER, APPROVER, CARRIER, CARRIER_APPROVER].map(offered)).toEqual(MAY[status]);
});

test('a user without a role may do nothing, in any status', () => {
  expect(CARRIER_INVOICE_STATUSES.flatMap((status) => actionsOf(invoice({ status }), actor()))).toEqual([]);
});

type Violation = ReturnType<typeof violationOf>;
test.each<
  [what: string, CarrierInvoiceAction, Partial<CarrierInvoiceContext>, by: CarrierInvoiceActor, violation: Violation]
>([
  ['a carrier that approves', 'approve', { status: 'approved' }, CARRIER_APPROVER, 'forbidden'],
  ['an approval twice', 'approve', { status: 'approved' }, APPROVER, 'carrierInvoiceStatus'],
  ['a change of an e-invoice', 'edit', { source: 'eInvoice' }, WRITER, 'notEntered'],
  ['a file of an e-invoice', 'attach', { source: 'eInvoice' }, WRITER, 'notEntered'],
  ['no match of an e-invoice', 'match', { source: 'eInvoice' }, WRITER, null],
  ['a dispute of a credit note', 'dispute', { isCreditNote: true }, WRITER, 'isCreditNote'],
  [
    'an agreement to a credit note',
    'acceptInvoiced',
    { status: 'differs', isCreditNote: true },
    APPROVER,
    'isCreditNote',
  ],
  ['a credit note of a credit note', 'credit', { isCreditNote: true }, WRITER, 'isCreditNote'],
  ['agreeing to nothing', 'accept', { status: 'disputed' }, APPROVER, 'noProposal'],
  ['agreeing with oneself', 'accept', { status: 'disputed', proposedBy: 'payer' }, APPROVER, 'noProposal'],
  ['no agreement with the carrier', 'accept', { status: 'disputed', proposedBy: 'payee' }, APPROVER, null],
  [
    'a proposal in two currencies',
    'propose',
    { status: 'disputed', rows: rows('currency') },
    APPROVER,
    'currencyDiffers',
  ],
  ['no proposal for other amounts', 'propose', { status: 'disputed', rows: rows('amountAbove') }, APPROVER, null],
  [
    'agreeing in two currencies',
    'accept',
    { status: 'disputed', proposedBy: 'payee', rows: rows('tax', 'currency') },
    APPROVER,
    'currencyDiffers',
  ],
  ['approving what one has entered', 'approve', { status: 'matched', receivers: ['ann', 'bob'] }, APPROVER, 'fourEyes'],
  ['no approval by another person', 'approve', { status: 'matched', receivers: ['ann'] }, APPROVER, null],
])('finds %s', (_, action, more, by, violation) => {
  expect(violationOf(action, invoice(more), by)).toBe(violation);
});

test.each([
  ['missingHere', 'notComparable'],
  ['currency', 'notComparable'],
  ['otherInvoice', 'notComparable'],
  ['missingThere', null],
  ['amountAbove', null],
  ['amountBelow', null],
  ['tax', null],
] as const)('what the carrier has invoiced is accepted despite %s: %s', (difference, violation) => {
  const context = invoice({ status: 'differs', rows: rows(difference) });
  expect(violationOf('acceptInvoiced', context, APPROVER)).toBe(violation);
});

test('the carrier sees the comparison of its invoice only once it is disputed', () => {
  expect(CARRIER_INVOICE_STATUSES.map((status) => statusFor('payee', status))).toEqual([
    'received',
    'received',
    'received',
    'disputed',
    'agreed',
    'approved',
    'rejected',
  ]);
  expect(CARRIER_INVOICE_STATUSES.map((status) => statusFor('payer', status))).toEqual([...CARRIER_INVOICE_STATUSES]);
});
