import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/finance/bills';
import { DescriptionItem, DescriptionList, Stack, Text, withValues, type Message } from 'shared-ui';
import { CapacityBar, DateOnly, DateTime, Duration, Measure, Money, PersonName } from 'shared-ui/format';
import { detailLabels, ratingDateLabels } from './bills.messages.ts';
import { OwnTotals } from './own-totals.tsx';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const MutedMessage = ({ message }: { message: Message }) => (
  <Text as="span" color="fg.muted">
    {' '}
    (<FormattedMessage {...message} />)
  </Text>
);

/** Users of the other organization aren't named. */
const Stamp = ({ stamp: { by, at } }: { stamp: NonNullable<Bill['submitted']> }) => (
  <>
    {by && (
      <>
        <PersonName name={by} />
        {' · '}
      </>
    )}
    <DateTime at={at} />
  </>
);

function Parties({
  bill: {
    organization,
    partner,
    billingContact,
    contract,
    version,
    ratedAt,
    calculationBasedDate,
    submitted,
    approved,
  },
}: {
  bill: Bill;
}) {
  return (
    <>
      <DescriptionItem label={detailLabels.organization}>{organization.name}</DescriptionItem>
      <DescriptionItem label={detailLabels.partner}>{partner?.name ?? '–'}</DescriptionItem>
      <DescriptionItem label={detailLabels.billingContact}>
        {billingContact ? [billingContact.name, billingContact.email].filter(Boolean).join(' · ') : '–'}
      </DescriptionItem>
      <DescriptionItem label={detailLabels.contract}>
        {contract ? <FormattedMessage {...withValues(detailLabels.version, contract)} /> : '–'}
      </DescriptionItem>
      <DescriptionItem label={detailLabels.ratedAt}>
        <DateOnly at={ratedAt} />
        {calculationBasedDate && <MutedMessage message={ratingDateLabels[calculationBasedDate]} />}
      </DescriptionItem>
      {version > 1 && <DescriptionItem label={detailLabels.billVersion}>{version}</DescriptionItem>}
      {submitted && (
        <DescriptionItem label={detailLabels.submitted}>
          <Stamp stamp={submitted} />
        </DescriptionItem>
      )}
      {approved && (
        <DescriptionItem label={detailLabels.approved}>
          <Stamp stamp={approved} />
        </DescriptionItem>
      )}
    </>
  );
}

function Distances({
  bill: { estimatedDistance, actualDistance, isActualGiven, distance, isBackhaul, conversionRate, demurrage, currency },
}: {
  bill: Bill;
}) {
  return (
    <>
      <DescriptionItem label={detailLabels.estimatedDistance}>
        <Measure value={estimatedDistance} kind="distance" />
      </DescriptionItem>
      <DescriptionItem label={detailLabels.actualDistance}>
        <Measure value={actualDistance} kind="distance" />
        {isActualGiven && <MutedMessage message={detailLabels.entered} />}
      </DescriptionItem>
      <DescriptionItem label={detailLabels.distance}>
        <Measure value={distance} kind="distance" />
      </DescriptionItem>
      {isBackhaul && (
        <DescriptionItem label={detailLabels.backhaul}>
          <FormattedMessage {...detailLabels.yes} />
        </DescriptionItem>
      )}
      {conversionRate !== null && (
        <DescriptionItem label={detailLabels.conversionRate}>{conversionRate}</DescriptionItem>
      )}
      {demurrage.minutes > 0 && (
        <DescriptionItem label={detailLabels.demurrage}>
          <Duration minutes={demurrage.minutes} /> h · <Money value={demurrage.amount} currency={currency} />
        </DescriptionItem>
      )}
    </>
  );
}

/** Parties, contract and distances of a bill. */
export const BillDetails = ({ bill }: { bill: Bill }) => (
  <DescriptionList compact>
    <Parties bill={bill} />
    <Distances bill={bill} />
    <OwnTotals bill={bill} />
  </DescriptionList>
);

/** Utilization of the vehicle; marks overloads. */
export function BillUtilization({ bill: { load, capacity, subject } }: { bill: Bill }) {
  if (!load || !capacity) return null;
  return (
    <Stack gap="3">
      {(['space', 'weight'] as const).map((kind) => (
        <CapacityBar
          key={kind}
          name={formatOrderNumber(subject)}
          label={detailLabels[kind]}
          kind={kind}
          load={Number(load[kind])}
          capacity={Number(capacity[kind])}
          compact
        />
      ))}
    </Stack>
  );
}
