import { FormattedMessage } from 'react-intl';
import type { DriverScoreRow } from 'shared-contracts/trips/driver-scorecards';
import { withValues } from 'shared-ui';
import { Duration, Measure, PersonName } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { ScoreBadge } from './score-badge.tsx';
import { fields, messages } from './scorecards.messages.ts';

const Share = ({ part, whole }: { part: number; whole: number }) =>
  whole > 0 ? <FormattedMessage {...withValues(messages.of, { part, whole })} /> : '–';

const toMinutes = (minutes: number | null) => minutes && Math.round(minutes);

export const columns: Column<DriverScoreRow>[] = [
  {
    id: 'name',
    header: fields.name,
    sort: true,
    width: 200,
    cell: ({ id, driver }) => (
      <Link to={`/driver-scorecards/${id}`}>
        <PersonName name={driver.name || '–'} />
      </Link>
    ),
  },
  {
    id: 'score',
    header: fields.score,
    sort: true,
    width: 135,
    inCard: true,
    cell: ({ score }) => <ScoreBadge score={score} />,
  },
  {
    id: 'distance',
    header: fields.distance,
    sort: true,
    numeric: true,
    width: 110,
    inCard: true,
    cell: ({ distance }) => <Measure value={distance.toFixed(1)} kind="distance" />,
  },
  {
    id: 'drivingMinutes',
    header: fields.drivingMinutes,
    sort: true,
    numeric: true,
    width: 120,
    cell: ({ drivingMinutes }) => <Duration minutes={toMinutes(drivingMinutes)} />,
  },
  {
    id: 'speedingMinutes',
    header: fields.speedingMinutes,
    sort: true,
    numeric: true,
    width: 130,
    inCard: true,
    cell: ({ speedingMinutes }) => <Duration minutes={toMinutes(speedingMinutes)} />,
  },
  {
    id: 'harshEvents',
    header: fields.harshEvents,
    sort: true,
    numeric: true,
    width: 115,
    cell: ({ harshEvents }) => harshEvents,
  },
  {
    id: 'idleMinutes',
    header: fields.idleMinutes,
    numeric: true,
    width: 95,
    cell: ({ idleMinutes }) => <Duration minutes={toMinutes(idleMinutes)} />,
  },
  {
    id: 'stops',
    header: fields.stops,
    sort: true,
    width: 120,
    inCard: true,
    cell: ({ onTimeStops, stops }) => <Share part={onTimeStops} whole={stops} />,
  },
  {
    id: 'inspections',
    header: fields.inspections,
    width: 130,
    hiddenByDefault: true,
    cell: ({ inspectedTrips, trips }) => <Share part={inspectedTrips} whole={trips} />,
  },
  {
    id: 'defects',
    header: fields.defects,
    numeric: true,
    width: 130,
    hiddenByDefault: true,
    cell: ({ defectInspections }) => defectInspections,
  },
];
