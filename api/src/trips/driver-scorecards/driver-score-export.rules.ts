import type { DriverScoreRow } from 'shared-contracts/trips/driver-scorecards';
import { exportColumn as column, type ExportColumns } from '../../platform/export/export-columns.rules.ts';

const rounded = (value: number | null) => (value === null ? null : Math.round(value));

/** Keyed by the column ids of the screen. */
export const DRIVER_SCORE_EXPORT: ExportColumns<DriverScoreRow> = {
  name: column('text', ({ driver }) => driver.name),
  score: column('integer', ({ score }) => rounded(score)),
  distance: column('distance', ({ distance }) => distance.toFixed(1)),
  drivingMinutes: column('integer', ({ drivingMinutes }) => rounded(drivingMinutes)),
  speedingMinutes: column('integer', ({ speedingMinutes }) => rounded(speedingMinutes)),
  idleMinutes: column('integer', ({ idleMinutes }) => rounded(idleMinutes)),
  harshEvents: column('integer', ({ harshEvents }) => harshEvents),
  stops: column('text', ({ onTimeStops, stops }) => (stops > 0 ? `${onTimeStops} / ${stops}` : null)),
  inspections: column('text', ({ inspectedTrips, trips }) => (trips > 0 ? `${inspectedTrips} / ${trips}` : null)),
  defects: column('integer', ({ defectInspections }) => defectInspections),
};
