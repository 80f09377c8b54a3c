import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/bills';
import { Fact, Facts, fill, Stack, Text, type Words } from 'shared-ui';
import { CapacityBar, DateOnly, DateTime, Duration, Measure, Money } from 'shared-ui/format';
import { facts, ratedOn } from './bills.messages.ts';

const Muted = ({ words }: { words: Words }) => (
  <Text as="span" color="fg.muted">
    {' '}
    (<FormattedMessage {...words} />)
  </Text>
);

/** People of the other side are not named. */
const Stamp = ({ stamp: { by, at } }: { stamp: NonNullable<Bill['submitted']> }) => (
  <>
    {by && `${by} · `}
    <DateTime at={at} />
  </>
);

function Parties({
  bill: { organization, partner, billingContact, contract, ratedAt, calculationBasedDate, submitted, approved },
}: {
  bill: Bill;
}) {
  return (
    <>
      <Fact label={facts.organization}>{organization.name}</Fact>
      <Fact label={facts.partner}>{partner?.name ?? '–'}</Fact>
      <Fact label={facts.billingContact}>
        {billingContact ? [billingContact.name, billingContact.email].filter(Boolean).join(' · ') : '–'}
      </Fact>
      <Fact label={facts.contract}>{contract ? <FormattedMessage {...fill(facts.version, contract)} /> : '–'}</Fact>
      <Fact label={facts.ratedAt}>
        <DateOnly at={ratedAt} />
        {calculationBasedDate && <Muted words={ratedOn[calculationBasedDate]} />}
      </Fact>
      {submitted && (
        <Fact label={facts.submitted}>
          <Stamp stamp={submitted} />
        </Fact>
      )}
      {approved && (
        <Fact label={facts.approved}>
          <Stamp stamp={approved} />
        </Fact>
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
      <Fact label={facts.estimatedDistance}>
        <Measure value={estimatedDistance} kind="distance" />
      </Fact>
      <Fact label={facts.actualDistance}>
        <Measure value={actualDistance} kind="distance" />
        {isActualGiven && <Muted words={facts.given} />}
      </Fact>
      <Fact label={facts.distance}>
        <Measure value={distance} kind="distance" />
      </Fact>
      {isBackhaul && (
        <Fact label={facts.backhaul}>
          <FormattedMessage {...facts.yes} />
        </Fact>
      )}
      {conversionRate !== null && <Fact label={facts.conversionRate}>{conversionRate}</Fact>}
      {demurrage.minutes > 0 && (
        <Fact label={facts.demurrage}>
          <Duration minutes={demurrage.minutes} /> h · <Money value={demurrage.amount} currency={currency} />
        </Fact>
      )}
    </>
  );
}

/** Whose bill it is, by which contract it is priced, and what for. */
export const BillFacts = ({ bill }: { bill: Bill }) => (
  <Facts narrow>
    <Parties bill={bill} />
    <Distances bill={bill} />
  </Facts>
);

/** How full the vehicle was, an overload in words. */
export function BillUtilization({ bill: { load, capacity, subject } }: { bill: Bill }) {
  if (!load || !capacity) return null;
  return (
    <Stack gap="3">
      {(['space', 'weight'] as const).map((kind) => (
        <CapacityBar
          key={kind}
          of={subject.number}
          label={facts[kind]}
          kind={kind}
          load={Number(load[kind])}
          capacity={Number(capacity[kind])}
          narrow
        />
      ))}
    </Stack>
  );
}
