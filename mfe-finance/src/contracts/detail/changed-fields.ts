import type { ChangedFields } from 'shared-ui/format';
import { statuses } from '../contracts.messages.ts';
import { categories, fields, optionLabels, sections } from '../fields.messages.ts';

/** How the history of a contract shows its changed fields and terms. */
export const changedFields: ChangedFields = {
  ...fields,
  ...categories,
  partnerId: fields.partner,
  startDate: { label: fields.startDate, kind: 'date' },
  expireDate: { label: fields.expireDate, kind: 'date' },
  effectiveFrom: { label: fields.effectiveFrom, kind: 'date' },
  isDisabled: statuses.disabled,
  unitStandard: { label: fields.unitStandard, codes: optionLabels.unitStandard },
  calculationBasedDate: { label: fields.calculationBasedDate, codes: optionLabels.calculationBasedDate },
  defaultMileageBilling: { label: fields.defaultMileageBilling, codes: optionLabels.defaultMileageBilling },
  billingCycle: { label: fields.billingCycle, codes: optionLabels.billingCycle },
  invoiceIssuer: { label: fields.invoiceIssuer, codes: optionLabels.invoiceIssuer },
  vatPercentage: { label: fields.vatPercentage, kind: 'percent' },
  percentage: { label: fields.percentage, kind: 'percent' },
  backhaulPercentage: { label: fields.backhaulPercentage, kind: 'percent' },
  flatTripRate: { label: fields.flatTripRate, kind: 'money' },
  flatTripBackhaulRate: { label: fields.flatTripBackhaulRate, kind: 'money' },
  minimumCharge: { label: fields.minimumCharge, kind: 'money' },
  value: { label: fields.value, kind: 'money' },
  backhaulRate: { label: fields.backhaulRate, kind: 'money' },
  flatRate: { label: fields.flatRate, kind: 'money' },
  ratePerHour: { label: fields.ratePerHour, kind: 'money' },
  baseRate: { label: fields.baseRate, kind: 'money' },
  rate: { label: fields.rate, kind: 'money' },
  freeMinutes: { label: fields.freeMinutes, kind: 'minutes' },
  distanceRates: sections.distanceRates,
  distanceDiscounts: sections.distanceDiscounts,
  fuelSurcharges: sections.surcharges,
  pointRates: sections.pointRates,
  delays: sections.delays,
  demurrage: sections.demurrage,
  bands: fields.rate,
};
