import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, type MessageDescriptor } from 'react-intl';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { CellKind, ComplianceState } from 'shared-contracts/values/finance/reports';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import {
  DateTime,
  Measure,
  Money,
  orderStatusStyles,
  PersonName,
  StatusBadge,
  tripStatusStyles,
  type MeasureKind,
  type StatusStyle,
} from 'shared-ui/format';
import { Flex, type FormatMessage, type Message, Text } from 'shared-ui';
import { icons } from 'shared-ui/icons';
import { billStateMessages, complianceMessages, rateStateMessages, taskMessages } from './names.messages.ts';
import { messages } from './reports.messages.ts';

type Value = string | number | boolean | null | undefined;

const DASH = '–';
const complianceStyles: Record<ComplianceState, StatusStyle> = {
  valid: { tone: 'good', icon: icons.check, label: complianceMessages.valid },
  expiring: { tone: 'warn', icon: icons.clock, label: complianceMessages.expiring },
  expired: { tone: 'bad', icon: icons.warning, label: complianceMessages.expired },
  missing: { tone: 'neutral', icon: icons.dashed, label: complianceMessages.missing },
};
const renderMeasure = (kind: MeasureKind) => (value: string) => <Measure value={value} kind={kind} />;
const renderCount = (value: string) => <FormattedNumber value={Number(value)} />;
const renderMessage = (messageByValue: Record<string, MessageDescriptor>) => (value: string) =>
  messageByValue[value] ? <FormattedMessage {...messageByValue[value]} /> : value;

const renderByKind: Record<CellKind, (value: string) => ReactNode> = {
  text: (value) => <PersonName name={value} />,
  integer: renderCount,
  minutes: renderCount,
  money: (value) => <Money value={value} />,
  percent: (value) => value,
  distance: renderMeasure('distance'),
  weight: renderMeasure('weight'),
  space: renderMeasure('space'),
  dateTime: (value) => <DateTime at={Number(value)} />,
  boolean: (value) => <FormattedMessage {...(value === 'true' ? messages.yes : messages.no)} />,
  orderStage: (value) => <StatusBadge {...orderStatusStyles[value as OrderStage]} />,
  tripStage: (value) => <StatusBadge {...tripStatusStyles[value as TripStage]} />,
  task: renderMessage(taskMessages),
  billState: renderMessage(billStateMessages),
  rate: (value) => value,
  rateState: renderMessage(rateStateMessages),
  compliance: (value) => <StatusBadge {...complianceStyles[value as ComplianceState]} />,
};

/** Renders a cell by its column kind; a dash when there is no value. */
export const renderCell = (kind: CellKind, value: Value): ReactNode =>
  value === null || value === undefined ? DASH : renderByKind[kind](String(value));

const messageOf = (messageByValue: Readonly<Record<string, Message>>) => (value: string) => messageByValue[value];
const labelOf = (styles: Readonly<Record<string, StatusStyle>>) => (value: string) => styles[value]?.label;
const labelByKind: Partial<Record<CellKind, (value: string) => Message | undefined>> = {
  boolean: (value) => (value === 'true' ? messages.yes : messages.no),
  orderStage: labelOf(orderStatusStyles),
  tripStage: labelOf(tripStatusStyles),
  task: messageOf(taskMessages),
  billState: messageOf(billStateMessages),
  rateState: messageOf(rateStateMessages),
  compliance: labelOf(complianceStyles),
};

/** A value of a column as plain text, as in charts. */
export function formatLabel(kind: CellKind, value: string | number | boolean, formatMessage: FormatMessage): string {
  const message = labelByKind[kind]?.(String(value));
  return message ? formatMessage(message) : String(value);
}

/** An amount that can still change. */
export const DraftAmount = ({ children }: { children: ReactNode }) => (
  <Flex as="span" display="inline-flex" align="baseline" gap="1" color="fg.muted" fontStyle="italic">
    <Text as="span" textStyle="xs">
      <FormattedMessage {...messages.draft} />
    </Text>
    {children}
  </Flex>
);
