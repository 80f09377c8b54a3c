import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'finance.epc.title', defaultMessage: 'EPC' },
  lead: { id: 'finance.epc.lead', defaultMessage: 'Prepaid trip credits. Submitting a trip reserves one.' },
  figures: { id: 'finance.epc.figures', defaultMessage: 'Current credits' },
  count: { id: 'finance.epc.count', defaultMessage: '{count, number}' },
  period: { id: 'finance.epc.period', defaultMessage: 'Period' },
  usage: { id: 'finance.epc.usage', defaultMessage: 'Usage' },
  ledger: { id: 'finance.epc.ledger', defaultMessage: 'Ledger' },
  kind: { id: 'finance.epc.kind', defaultMessage: 'Type' },
  at: { id: 'finance.epc.at', defaultMessage: 'When' },
  trip: { id: 'finance.epc.trip', defaultMessage: 'Trip or invoice' },
  change: { id: 'finance.epc.creditChange', defaultMessage: 'Change' },
  remaining: { id: 'finance.epc.change', defaultMessage: 'Remaining' },
  unitPrice: { id: 'finance.epc.unitPrice', defaultMessage: 'Price per credit' },
  amount: { id: 'finance.epc.amount', defaultMessage: 'Price without tax' },
  who: { id: 'finance.epc.who', defaultMessage: 'By' },
  system: { id: 'finance.epc.system', defaultMessage: 'System' },
  actingAs: { id: 'finance.epc.actingAs', defaultMessage: '{actor} as {user}' },
  expiring: {
    id: 'finance.epc.expiring',
    defaultMessage: '{count, plural, one {# credit expires on {day}.} other {# credits expire on {day}.}}',
  },
  empty: { id: 'finance.epc.empty', defaultMessage: 'No entries found' },
  emptyText: { id: 'finance.epc.emptyText', defaultMessage: 'Purchases and credits used by trips will appear here.' },
  noMatches: {
    id: 'finance.epc.nothingMatches',
    defaultMessage: 'No entries in this period. Try a longer one.',
  },
});

export const figures = defineMessages({
  remaining: { id: 'finance.epc.figure.remaining', defaultMessage: 'Remaining' },
  balance: { id: 'finance.epc.figure.balance', defaultMessage: 'Balance' },
  reserved: { id: 'finance.epc.figure.reserved', defaultMessage: 'Reserved' },
  active: { id: 'finance.epc.figure.active', defaultMessage: 'Active' },
  used: { id: 'finance.epc.figure.used', defaultMessage: 'Used' },
  purchased: { id: 'finance.epc.figure.purchased', defaultMessage: 'Purchased' },
  total: { id: 'finance.epc.figure.total', defaultMessage: 'Total' },
  expired: { id: 'finance.epc.figure.expired', defaultMessage: 'Expired' },
  unpaid: { id: 'finance.epc.figure.unpaid', defaultMessage: 'Unpaid' },
});

export const helpTexts = defineMessages({
  remaining: { id: 'finance.epc.help.remaining', defaultMessage: 'available for trips' },
  balance: { id: 'finance.epc.help.balance', defaultMessage: '{price} each' },
  reserved: { id: 'finance.epc.help.reserved', defaultMessage: 'submitted trips' },
  active: { id: 'finance.epc.help.active', defaultMessage: 'trips on the road' },
  used: { id: 'finance.epc.help.used', defaultMessage: 'finished trips' },
  purchased: { id: 'finance.epc.help.purchased', defaultMessage: 'so far' },
  total: { id: 'finance.epc.help.total', defaultMessage: 'all credits' },
  expired: { id: 'finance.epc.help.expired', defaultMessage: 'not used in time' },
  unpaid: { id: 'finance.epc.help.unpaid', defaultMessage: 'count once they are paid' },
});

export const periodLabels = defineMessages({
  today: { id: 'finance.epc.period.today', defaultMessage: 'Today' },
  week: { id: 'finance.epc.period.week', defaultMessage: 'This week' },
  month: { id: 'finance.epc.period.month', defaultMessage: 'This month' },
  year: { id: 'finance.epc.period.year', defaultMessage: 'This year' },
  all: { id: 'finance.epc.period.all', defaultMessage: 'All' },
});

export const kindLabels = defineMessages({
  purchased: { id: 'finance.epc.kind.purchased', defaultMessage: 'Purchased' },
  reserved: { id: 'finance.epc.kind.reserved', defaultMessage: 'Trip submitted' },
  activated: { id: 'finance.epc.kind.activated', defaultMessage: 'Trip started' },
  used: { id: 'finance.epc.kind.used', defaultMessage: 'Trip finished' },
  returned: { id: 'finance.epc.kind.returned', defaultMessage: 'Returned' },
  expired: { id: 'finance.epc.kind.expired', defaultMessage: 'Expired' },
  withdrawn: { id: 'finance.epc.kind.withdrawn', defaultMessage: 'Purchase not paid' },
});

/** Texts of the usage chart. */
export const usageMessages = defineMessages({
  reserved: { id: 'finance.epc.usage.reserved', defaultMessage: 'Trips submitted' },
  used: { id: 'finance.epc.usage.used', defaultMessage: 'Trips finished' },
  returned: { id: 'finance.epc.usage.returned', defaultMessage: 'Returned' },
  empty: { id: 'finance.epc.usage.empty', defaultMessage: 'No usage found' },
  emptyText: { id: 'finance.epc.usage.emptyText', defaultMessage: 'No trip reserved or used a credit in this period.' },
});

export const purchaseMessages = defineMessages({
  title: { id: 'finance.epc.purchase', defaultMessage: 'Purchase credits' },
  quantity: { id: 'finance.epc.quantity', defaultMessage: 'Quantity' },
  each: { id: 'finance.epc.each', defaultMessage: 'One credit costs {price}.' },
  price: { id: 'finance.epc.price', defaultMessage: 'Price' },
  buyer: { id: 'finance.epc.buyer', defaultMessage: 'Name on the invoice' },
  address: { id: 'finance.epc.address', defaultMessage: 'Address on the invoice' },
  taxNumber: { id: 'finance.epc.taxNumber', defaultMessage: 'Tax number' },
  after: { id: 'finance.epc.after', defaultMessage: 'Remaining after purchase' },
  toConfirm: { id: 'finance.epc.toConfirm', defaultMessage: 'Continue' },
  confirm: { id: 'finance.epc.confirm', defaultMessage: 'Purchase' },
  confirmText: {
    id: 'finance.epc.confirmText',
    defaultMessage: 'You will purchase {count, plural, one {# credit} other {# credits}} for {price}.',
  },
});

export const alertMessages = defineMessages({
  title: { id: 'finance.epc.alert.title', defaultMessage: 'Alert at few credits' },
  isOn: { id: 'finance.epc.alert.isOn', defaultMessage: 'Alert at few credits' },
  alertLevel: { id: 'finance.epc.alert.alertLevel', defaultMessage: 'Remaining credits' },
  help: {
    id: 'finance.epc.alert.help',
    defaultMessage:
      'Everyone who may purchase credits is notified here and by email when so many remain, and when none does.',
  },
  save: { id: 'finance.epc.alert.save', defaultMessage: 'Save' },
});

export const notices = defineMessages({
  alertSaved: { id: 'finance.epc.alert.saved', defaultMessage: 'Alert saved' },
  purchased: { id: 'finance.epc.purchased', defaultMessage: 'Credits purchased' },
});
