import type { WorkOrderRow } from 'shared-contracts/fleet/work-orders';
import {
  exportColumn as column,
  type ExportColumns,
  moneyColumns,
} from '../../platform/export/export-columns.rules.ts';

/** Keyed by the column ids of the screen. */
export const WORK_ORDER_EXPORT: ExportColumns<WorkOrderRow> = {
  number: column('text', ({ number }) => number),
  vehicle: column('text', ({ vehicle }) => vehicle.name),
  title: column('text', ({ title }) => title),
  kind: column('code', ({ kind }) => kind),
  status: column('code', ({ status }) => status),
  workshop: column('text', ({ contact, workshop }) => contact?.name ?? workshop),
  service: column('text', ({ service }) => service?.name),
  outOfService: [
    ...column<WorkOrderRow>('dateTime', ({ outFrom }) => outFrom, 'from'),
    ...column<WorkOrderRow>('dateTime', ({ outTo }) => outTo, 'to'),
  ],
  cost: moneyColumns(({ cost }) => cost),
  doneAt: column('dateTime', ({ doneAt }) => doneAt),
  odometer: column('distance', ({ odometer }) => (odometer === null ? null : String(odometer))),
  engineHours: column('integer', ({ engineHours }) => (engineHours === null ? null : Math.round(engineHours))),
  organization: column('text', ({ organization }) => organization.name),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
};
