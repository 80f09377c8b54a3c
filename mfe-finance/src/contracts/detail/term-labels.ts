import type { ContractDifference } from 'shared-contracts/finance/contracts';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { DelayCategory } from 'shared-contracts/values/finance/rating';
import { withValues, type FormatMessage, type Message } from 'shared-ui';
import { formatDay, getUnitName } from 'shared-ui/format';
import { messages } from './contract-page.messages.ts';
import { categories, chargedDays, fields, optionLabels, sections } from '../fields.messages.ts';
import { unitMessages } from '../unit.messages.ts';
import { toHours, type Names } from '../terms.ts';

type TermValue = ContractDifference['old'];
type LabelContext = {
  names: Names;
  terms: Pick<ContractTerms, 'unitStandard'>;
  formatMessage: FormatMessage;
  /** Unix seconds. */
  formatDate: (at: number) => string;
};

const getFieldLabel = (name: string): Message | undefined => (fields as Record<string, Message>)[name];
const withField = (subject: string, field: string | undefined, formatMessage: FormatMessage): string => {
  const label = getFieldLabel(field ?? '');
  return label
    ? formatMessage(withValues(messages.withField, { what: subject, field: formatMessage(label) }))
    : subject;
};

/** Names the changed term, e.g. "Band from 50 km: Value". */
export function getTermLabel(
  [root = '', ...path]: readonly string[],
  { names, terms, formatMessage, formatDate }: LabelContext,
): string {
  const unit = getUnitName('distance', terms.unitStandard);
  const [first = '', second = '', third] = path;
  const getName = (id: string) => names[id] ?? '…';
  const listLabels: Record<string, () => string> = {
    distanceRates: () =>
      withField(formatMessage(withValues(messages.bandFrom, { from: first, unit })), second, formatMessage),
    distanceDiscounts: () =>
      withField(formatMessage(withValues(messages.discountFrom, { from: first, unit })), second, formatMessage),
    fuelSurcharges: () => formatMessage(withValues(messages.surchargeFrom, { date: formatDate(Number(first)) })),
    services: () =>
      withField(
        `${formatMessage(sections.services)}: ${first}`,
        second === 'rate' ? 'unitPrice' : second,
        formatMessage,
      ),
    dayRates: () => {
      const label = getFieldLabel(first) ?? (chargedDays as Record<string, Message>)[first] ?? sections.dayRates;
      return withField(formatMessage(label), first === 'holidays' ? undefined : second, formatMessage);
    },
    pointRates: () =>
      withField(
        formatMessage(withValues(messages.lane, { from: getName(first), to: getName(second) })),
        third,
        formatMessage,
      ),
    invoiceTolerance: () => formatMessage(first === 'percentage' ? fields.tolerancePercentage : fields.toleranceAmount),
    delays: () => withField(formatMessage(categories[first as DelayCategory]), second, formatMessage),
    demurrage: () =>
      first === 'bands'
        ? withField(
            `${formatMessage(sections.demurrage)}, ${formatMessage(withValues(messages.bandFrom, { from: second, unit: formatMessage(unitMessages.hours) }))}`,
            third,
            formatMessage,
          )
        : formatMessage(getFieldLabel(first) ?? sections.demurrage),
  };
  const label = getFieldLabel(root);
  return listLabels[root]?.() ?? (label ? formatMessage(label) : root);
}

const MONEY_FIELDS = [
  'value',
  'backhaulRate',
  'flatRate',
  'flatTripRate',
  'minimumCharge',
  'amount',
  'flatTripBackhaulRate',
  'ratePerHour',
  'baseRate',
  'rate',
];
const ID_FIELDS = ['mileageCalculationLocationId', 'baseCurrencyId', 'billingCurrencyId'];
const PERCENT_FIELDS = ['vatPercentage', 'backhaulPercentage', 'percentage'];
const hasOptionLabels = (field: string): field is keyof typeof optionLabels => Object.hasOwn(optionLabels, field);
const formatThousands = (money: string) => money.replace(/\B(?=(\d{3})+(?!\d))(?=\d*\.)/g, ',');

/** Formats a value by its field. */
export function formatTermValue(
  path: readonly string[],
  value: TermValue,
  { names, formatMessage }: LabelContext,
): string {
  const field = path.at(-1) ?? '';
  if (value === null) return field === 'to' ? '–' : formatMessage(messages.none);
  if (hasOptionLabels(field))
    return formatMessage((optionLabels[field] as Record<string, Message>)[String(value)] ?? messages.none);
  if (ID_FIELDS.includes(field)) return names[value] ?? '…';
  if (MONEY_FIELDS.includes(field)) return formatThousands(String(value));
  if (PERCENT_FIELDS.includes(field)) return `${value} %`;
  if (path.at(-2) === 'holidays') return formatDay(String(value));
  return field === 'freeMinutes' ? `${toHours(Number(value))} h` : String(value);
}
