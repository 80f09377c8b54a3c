import { FormattedMessage } from 'react-intl';
import type { InspectionRow } from 'shared-contracts/fleet/inspections';
import { DateTime, StatusBadge, type StatusStyle, PersonName } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { type Column, labelsOf } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { fields, kinds, results } from './inspections.messages.ts';
import { ItemNames } from './item-names.tsx';

const RESULT_STYLES = {
  ok: { label: results.ok, tone: 'good', icon: icons.check },
  defects: { label: results.defects, tone: 'bad', icon: icons.alert },
} as const satisfies Record<string, StatusStyle>;

export const ResultBadge = ({ hasDefects }: Pick<InspectionRow, 'hasDefects'>) => (
  <StatusBadge {...RESULT_STYLES[hasDefects ? 'defects' : 'ok']} />
);

export const columns: Column<InspectionRow>[] = [
  {
    id: 'vehicle',
    header: fields.vehicle,
    sort: true,
    width: 118,
    cell: ({ vehicle }) => vehicle.name,
  },
  {
    id: 'occurredAt',
    header: fields.occurredAt,
    sort: true,
    width: 150,
    inCard: true,
    cell: ({ occurredAt }) => <DateTime at={occurredAt} />,
  },
  {
    id: 'kind',
    header: fields.kind,
    labels: kinds,
    width: 125,
    inCard: true,
    cell: ({ kind }) => <FormattedMessage {...kinds[kind]} />,
  },
  {
    id: 'result',
    header: fields.result,
    labels: labelsOf(RESULT_STYLES),
    width: 120,
    inCard: true,
    cell: (inspection) => <ResultBadge {...inspection} />,
  },
  {
    id: 'defects',
    header: fields.defects,
    width: 200,
    inCard: true,
    cell: ({ defectiveItems }) => <ItemNames items={defectiveItems} />,
  },
  { id: 'driver', header: fields.driver, width: 150, cell: ({ driver }) => <PersonName name={driver.name} /> },
  {
    id: 'trip',
    header: fields.trip,
    width: 110,
    hiddenByDefault: true,
    cell: ({ trip }) => (trip ? <Link to={`/trips/${trip.id}`}>{trip.name}</Link> : '–'),
  },
  {
    id: 'workOrder',
    header: fields.workOrder,
    width: 110,
    cell: ({ workOrder }) => (workOrder ? <Link to={`/work-orders/${workOrder.id}`}>{workOrder.name}</Link> : '–'),
  },
];
