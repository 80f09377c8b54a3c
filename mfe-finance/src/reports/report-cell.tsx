import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, type MessageDescriptor } from 'react-intl';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { CellKind, ComplianceState } from 'shared-contracts/values/reports';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import {
  DateTime,
  type Look,
  Measure,
  type MeasureKind,
  Money,
  orderLooks,
  StatusBadge,
  tripLooks,
} from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { billStateMessages, complianceMessages, taskMessages } from './names.messages.ts';
import { messages } from './reports.messages.ts';

type Value = string | number | boolean | null | undefined;

const DASH = '–';
const compliance: Record<ComplianceState, Look> = {
  valid: { tone: 'good', icon: icons.check, label: complianceMessages.valid },
  expiring: { tone: 'warn', icon: icons.clock, label: complianceMessages.expiring },
  expired: { tone: 'bad', icon: icons.warning, label: complianceMessages.expired },
  missing: { tone: 'neutral', icon: icons.dashed, label: complianceMessages.missing },
};
const measure = (kind: MeasureKind) => (value: string) => <Measure value={value} kind={kind} />;
const count = (value: string) => <FormattedNumber value={Number(value)} />;
const words = (all: Record<string, MessageDescriptor>) => (value: string) =>
  all[value] ? <FormattedMessage {...all[value]} /> : value;

const SHOWN: Record<CellKind, (value: string) => ReactNode> = {
  text: (value) => value,
  integer: count,
  minutes: count,
  money: (value) => <Money value={value} />,
  percent: (value) => value,
  distance: measure('distance'),
  weight: measure('weight'),
  space: measure('space'),
  dateTime: (value) => <DateTime at={Number(value)} />,
  boolean: (value) => <FormattedMessage {...(value === 'true' ? messages.yes : messages.no)} />,
  orderStage: (value) => <StatusBadge {...orderLooks[value as OrderStage]} />,
  tripStage: (value) => <StatusBadge {...tripLooks[value as TripStage]} />,
  task: words(taskMessages),
  billState: words(billStateMessages),
  compliance: (value) => <StatusBadge {...compliance[value as ComplianceState]} />,
};

/** A cell as its column is read; what is not known is a dash. */
export const cellOf = (kind: CellKind, value: Value): ReactNode =>
  value === null || value === undefined ? DASH : SHOWN[kind](String(value));
