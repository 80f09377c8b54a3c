import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ReactNode } from 'react';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import { Flex, Text, useFormatMessage, VisuallyHidden, type Message } from 'shared-ui';
import { Measure, Money } from 'shared-ui/format';
import { useDesk } from '../model/desk-context.ts';
import { useStore } from '../model/external-store.ts';
import { useFormatDuration } from '../problems/use-format-duration.ts';
import { getMeanLoad } from './load.rules.ts';
import { messages } from './plans.messages.ts';

type FigureProps = {
  label: Message;
  /** Lower is better, unless stated otherwise. */
  value: number;
  before: number | undefined;
  isHigherBetter?: boolean;
  format: (value: number) => ReactNode;
};

/** A figure of the plan; with the value before the last change if that differs. */
function Figure({ label, value, before, isHigherBetter = false, format }: FigureProps) {
  const isChanged = before !== undefined && before !== value;
  const isBetter = isChanged && value < before !== isHigherBetter;
  return (
    <Flex direction="column" minW="16">
      <Text as="dt" textStyle="xs" color="fg.muted">
        <FormattedMessage {...label} />
      </Text>
      <Text as="dd" fontVariantNumeric="tabular-nums" fontWeight="medium" whiteSpace="nowrap">
        {isChanged && (
          <Text as="span" textStyle="xs" color={isBetter ? 'status.good.fg' : 'status.bad.fg'} fontWeight="normal">
            <VisuallyHidden>
              <FormattedMessage {...messages.before} />{' '}
            </VisuallyHidden>
            {format(before)} →{' '}
          </Text>
        )}
        {format(value)}
      </Text>
    </Flex>
  );
}

const formatNumber = (value: number) => <FormattedNumber value={value} />;
const formatPercent = (value: number) => <FormattedNumber value={value} style="percent" />;
const formatDistance = (value: number) => <Measure value={value} kind="distance" />;
const formatCost = (value: number) => <Money value={value.toFixed(2)} />;

const toFigures = ({ totals, planTrips }: Plan) => ({
  trips: totals.trips,
  unplanned: totals.unplanned,
  distance: Number(totals.distance),
  cost: Number(totals.cost),
  late: totals.lateMinutes,
  problems: totals.problemTrips,
  load: getMeanLoad(planTrips),
});

/** Live figures of the plan, before and after the last change. */
export function Figures() {
  const { plan, sync } = useDesk();
  const formatMessage = useFormatMessage();
  const formatDuration = useFormatDuration();
  const latest = useStore(sync.store, 'latest', (value) => value);
  const after = toFigures(plan);
  const before = latest && latest.after.revision === plan.revision ? toFigures(latest.before) : undefined;
  return (
    <Flex as="dl" aria-label={formatMessage(messages.figures)} gap="4" wrap="wrap">
      <Figure label={messages.trips} value={after.trips} before={before?.trips} format={formatNumber} />
      <Figure label={messages.unplanned} value={after.unplanned} before={before?.unplanned} format={formatNumber} />
      <Figure label={messages.distance} value={after.distance} before={before?.distance} format={formatDistance} />
      <Figure label={messages.cost} value={after.cost} before={before?.cost} format={formatCost} />
      <Figure label={messages.load} value={after.load} before={before?.load} isHigherBetter format={formatPercent} />
      <Figure label={messages.late} value={after.late} before={before?.late} format={formatDuration} />
      <Figure label={messages.problems} value={after.problems} before={before?.problems} format={formatNumber} />
    </Flex>
  );
}
