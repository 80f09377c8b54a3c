import { FormattedMessage } from 'react-intl';
import type { ContractTerms, ServiceRate } from 'shared-contracts/finance/contract-terms';
import { DELAY_CATEGORIES } from 'shared-contracts/values/finance/rating';
import { DescriptionItem, DescriptionList, Section, Stack, Text } from 'shared-ui';
import { DateOnly, getUnitName, Money } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { messages } from './contract-page.messages.ts';
import { DayRatesView } from './day-rates-view.tsx';
import { categories, fields, optionLabels, sections } from '../fields.messages.ts';
import { toHours, type Names } from '../terms.ts';

type TermsViewProps = { terms: ContractTerms; names: Names };
type SurchargesProps = { terms: ContractTerms; currency: string };
type Band = ContractTerms['distanceRates'][number];
type Lane = ContractTerms['pointRates'][number];
type Discount = ContractTerms['distanceDiscounts'][number];
type Hours = NonNullable<ContractTerms['demurrage']>['bands'][number];
type Surcharge = NonNullable<ContractTerms['fuelSurcharges']>[number];
type Delay = { category: (typeof DELAY_CATEGORIES)[number]; freeMinutes: number; ratePerHour: string };

const DASH = '–';
const percent = (value: string | null) => (value === null ? DASH : `${value}\u00A0%`);

const bandColumns = (unit: string): Column<Band>[] => [
  { id: 'from', header: fields.from, numeric: true, cell: ({ from }) => `${from}\u00A0${unit}` },
  {
    id: 'to',
    header: fields.to,
    numeric: true,
    cell: ({ to }) => (to === null ? <FormattedMessage {...messages.noEndOfBand} /> : `${to}\u00A0${unit}`),
  },
  { id: 'value', header: fields.value, numeric: true, cell: ({ value }) => <Money value={value} /> },
  {
    id: 'backhaulRate',
    header: fields.backhaulRate,
    numeric: true,
    cell: ({ backhaulRate }) => <Money value={backhaulRate} />,
  },
  {
    id: 'backhaulPercentage',
    header: fields.backhaulPercentage,
    numeric: true,
    cell: ({ backhaulPercentage }) => percent(backhaulPercentage),
  },
  {
    id: 'minDistance',
    header: fields.minDistance,
    numeric: true,
    cell: ({ minDistance }) => (minDistance === '0' ? DASH : `${minDistance}\u00A0${unit}`),
  },
];
const discountColumns = (unit: string): Column<Discount>[] => [
  { id: 'distance', header: fields.distance, cell: ({ distance }) => `≥\u00A0${distance}\u00A0${unit}` },
  { id: 'percentage', header: fields.percentage, numeric: true, cell: ({ percentage }) => percent(percentage) },
];
const surchargeColumns: Column<Surcharge>[] = [
  { id: 'from', header: fields.surchargeFrom, cell: ({ from }) => <DateOnly at={from} /> },
  { id: 'percentage', header: fields.percentage, numeric: true, cell: ({ percentage }) => percent(percentage) },
];
const serviceColumns: Column<ServiceRate>[] = [
  { id: 'name', header: fields.service, cell: ({ name }) => name },
  { id: 'unit', header: fields.unit, cell: ({ unit }) => <FormattedMessage {...optionLabels.unit[unit]} /> },
  { id: 'rate', header: fields.unitPrice, numeric: true, cell: ({ rate }) => <Money value={rate} /> },
];
const laneColumns = (names: Names): Column<Lane>[] => [
  { id: 'from', header: fields.fromLocationId, cell: ({ fromLocationId }) => names[fromLocationId] ?? '…' },
  { id: 'to', header: fields.toLocationId, cell: ({ toLocationId }) => names[toLocationId] ?? '…' },
  { id: 'rate', header: fields.flatRate, numeric: true, cell: ({ flatRate }) => <Money value={flatRate} /> },
  {
    id: 'backhaul',
    header: fields.backhaulRate,
    numeric: true,
    cell: ({ backhaulRate }) => <Money value={backhaulRate} />,
  },
];
const delayColumns: Column<Delay>[] = [
  { id: 'category', header: fields.category, cell: ({ category }) => <FormattedMessage {...categories[category]} /> },
  { id: 'free', header: fields.freeMinutes, numeric: true, cell: ({ freeMinutes }) => `${toHours(freeMinutes)} h` },
  { id: 'rate', header: fields.ratePerHour, numeric: true, cell: ({ ratePerHour }) => <Money value={ratePerHour} /> },
];
const hourColumns: Column<Hours>[] = [
  { id: 'from', header: fields.hoursFrom, numeric: true, cell: ({ from }) => `${from}\u00A0h` },
  {
    id: 'to',
    header: fields.hoursTo,
    numeric: true,
    cell: ({ to }) => (to === null ? <FormattedMessage {...messages.noEndOfBand} /> : `${to}\u00A0h`),
  },
  { id: 'rate', header: fields.rate, numeric: true, cell: ({ rate }) => <Money value={rate} /> },
];

function Units({ terms, names }: TermsViewProps) {
  const { baseCurrencyId, billingCurrencyId, conversionRate, mileageCalculationLocationId } = terms;
  return (
    <DescriptionList>
      <DescriptionItem label={fields.unitStandard}>
        <FormattedMessage {...optionLabels.unitStandard[terms.unitStandard]} />
      </DescriptionItem>
      <DescriptionItem label={fields.calculationBasedDate}>
        <FormattedMessage {...optionLabels.calculationBasedDate[terms.calculationBasedDate]} />
      </DescriptionItem>
      <DescriptionItem label={fields.defaultMileageBilling}>
        <FormattedMessage {...optionLabels.defaultMileageBilling[terms.defaultMileageBilling]} />
      </DescriptionItem>
      <DescriptionItem label={fields.mileageCalculationLocationId}>
        {mileageCalculationLocationId ? names[mileageCalculationLocationId] : DASH}
      </DescriptionItem>
      <DescriptionItem label={fields.baseCurrencyId}>{names[baseCurrencyId]}</DescriptionItem>
      <DescriptionItem label={fields.billingCurrencyId}>
        {billingCurrencyId ? names[billingCurrencyId] : DASH}
      </DescriptionItem>
      {conversionRate && <DescriptionItem label={fields.conversionRate}>{conversionRate}</DescriptionItem>}
      <DescriptionItem label={fields.vatPercentage}>{percent(terms.vatPercentage)}</DescriptionItem>
      {terms.invoiceTolerance?.amount && (
        <DescriptionItem label={fields.toleranceAmount}>
          <Money value={terms.invoiceTolerance.amount} currency={names[billingCurrencyId ?? baseCurrencyId] ?? null} />
        </DescriptionItem>
      )}
      {terms.invoiceTolerance?.percentage && (
        <DescriptionItem label={fields.tolerancePercentage}>
          {percent(terms.invoiceTolerance.percentage)}
        </DescriptionItem>
      )}
      {terms.billingCycle && (
        <DescriptionItem label={fields.billingCycle}>
          <FormattedMessage {...optionLabels.billingCycle[terms.billingCycle]} />
        </DescriptionItem>
      )}
      {terms.eInvoices && (
        <DescriptionItem label={fields.eInvoices}>
          <FormattedMessage {...optionLabels.eInvoices[terms.eInvoices]} />
        </DescriptionItem>
      )}
      {terms.invoiceIssuer && (
        <DescriptionItem label={fields.invoiceIssuer}>
          <FormattedMessage {...optionLabels.invoiceIssuer[terms.invoiceIssuer]} />
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

function Surcharges({ terms: { minimumCharge, fuelSurcharges = [] }, currency }: SurchargesProps) {
  if (!minimumCharge && fuelSurcharges.length === 0) return null;
  return (
    <Section title={sections.surcharges}>
      {minimumCharge && (
        <DescriptionList>
          <DescriptionItem label={fields.minimumCharge}>
            <Money value={minimumCharge} currency={currency} />
          </DescriptionItem>
        </DescriptionList>
      )}
      {fuelSurcharges.length > 0 && (
        <PlainTable label={sections.surcharges} columns={surchargeColumns} rows={fuelSurcharges} />
      )}
    </Section>
  );
}

/** Read-only terms; omits sections without charges. */
export function TermsView({ terms, names }: TermsViewProps) {
  const unit = getUnitName('distance', terms.unitStandard);
  const currency = names[terms.baseCurrencyId] ?? '';
  const aside = (
    <Text textStyle="sm" color="fg.muted">
      {currency}
    </Text>
  );
  const delays = DELAY_CATEGORIES.flatMap((category): Delay[] =>
    terms.delays[category] ? [{ category, ...terms.delays[category] }] : [],
  );
  const { demurrage } = terms;
  return (
    <Stack gap="4">
      <Section title={sections.units}>
        <Units terms={terms} names={names} />
      </Section>
      {terms.pointRates.length > 0 && (
        <Section title={sections.pointRates} aside={aside}>
          <PlainTable label={sections.pointRates} columns={laneColumns(names)} rows={terms.pointRates} />
        </Section>
      )}
      {terms.flatTripRate && (
        <Section title={sections.flatTrip}>
          <DescriptionList>
            <DescriptionItem label={fields.flatTripRate}>
              <Money value={terms.flatTripRate} currency={currency} />
            </DescriptionItem>
            <DescriptionItem label={fields.flatTripBackhaulRate}>
              <Money value={terms.flatTripBackhaulRate} currency={currency} />
            </DescriptionItem>
          </DescriptionList>
        </Section>
      )}
      {terms.distanceRates.length > 0 && (
        <Section title={sections.distanceRates} aside={aside}>
          <PlainTable label={sections.distanceRates} columns={bandColumns(unit)} rows={terms.distanceRates} />
        </Section>
      )}
      {terms.distanceDiscounts.length > 0 && (
        <Section title={sections.distanceDiscounts}>
          <PlainTable
            label={sections.distanceDiscounts}
            columns={discountColumns(unit)}
            rows={terms.distanceDiscounts}
          />
        </Section>
      )}
      <Surcharges terms={terms} currency={currency} />
      {terms.dayRates && <DayRatesView dayRates={terms.dayRates} currency={currency} />}
      {terms.services && (
        <Section title={sections.services} aside={aside}>
          <PlainTable label={sections.services} columns={serviceColumns} rows={terms.services} />
        </Section>
      )}
      {delays.length > 0 && (
        <Section title={sections.delays} aside={aside}>
          <PlainTable label={sections.delays} columns={delayColumns} rows={delays} />
        </Section>
      )}
      {demurrage && (
        <Section title={sections.demurrage} aside={aside}>
          <DescriptionList>
            <DescriptionItem label={fields.baseRate}>
              <Money value={demurrage.baseRate} currency={currency} />
            </DescriptionItem>
          </DescriptionList>
          {demurrage.bands.length > 0 && (
            <PlainTable label={sections.demurrage} columns={hourColumns} rows={demurrage.bands} />
          )}
        </Section>
      )}
    </Stack>
  );
}
