import { keepsAgreement } from './agreement.rules.ts';

test.each<[string[], agreedPrice: string | null, isSameCurrency: boolean, boolean]>([
  [[], '900.00', true, true],
  [['reference', 'description', 'operationId'], '900.00', true, true],
  [['contractId'], '900.00', true, true],
  [['contractId'], '900.00', false, false],
  [['contractId'], null, true, false],
  [['partnerId', 'contractId'], '900.00', true, false],
  [['description', 'stops'], '900.00', true, false],
  [['pickupFrom'], null, true, false],
  [['cargoItems'], '900.00', true, false],
])(
  'an edit of %j at the price %s, in the same currency %s, keeps the agreement: %s',
  (fields, agreedPrice, isSameCurrency, keeps) => {
    expect(keepsAgreement(fields, { agreedPrice, isSameCurrency })).toBe(keeps);
  },
);
