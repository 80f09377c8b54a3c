import { FormattedMessage } from 'react-intl';
import type { RefusedDevice } from 'shared-contracts/fleet/refused-devices';
import { useFormatMessage } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { messages, reasons } from './devices.messages.ts';

/** About ten metres. */
const COORDINATE_DECIMALS = 4;

const DeviceName = ({ device }: Pick<RefusedDevice, 'device'>) => device || <FormattedMessage {...messages.unnamed} />;

function Reasons({ reasons: counts }: Pick<RefusedDevice, 'reasons'>) {
  const formatMessage = useFormatMessage();
  if (counts.length === 1) return counts.map(({ reason }) => formatMessage(reasons[reason]));
  return counts.map(({ reason, count }) => `${formatMessage(reasons[reason])} (${count})`).join(', ');
}

function Place({ place }: Pick<RefusedDevice, 'place'>) {
  if (!place) return '–';
  return [place.latitude, place.longitude].map((degrees) => degrees.toFixed(COORDINATE_DECIMALS)).join(', ');
}

export const deviceColumns: Column<RefusedDevice>[] = [
  { id: 'device', header: messages.device, width: 170, cell: (row) => <DeviceName {...row} /> },
  { id: 'reason', header: messages.reason, width: 190, inCard: true, cell: (row) => <Reasons {...row} /> },
  { id: 'lastAt', header: messages.lastSeen, width: 170, inCard: true, cell: ({ lastAt }) => <DateTime at={lastAt} /> },
  {
    id: 'count',
    header: messages.count,
    width: 115,
    numeric: true,
    cell: ({ reasons: counts }) => counts.reduce((sum, { count }) => sum + count, 0),
  },
  { id: 'held', header: messages.held, width: 95, numeric: true, inCard: true, cell: ({ held }) => held },
  {
    id: 'place',
    header: messages.place,
    width: 150,
    inCard: true,
    cell: (row) => <Place {...row} />,
    detail: ({ place }) => place && <DateTime at={place.at} />,
  },
  { id: 'vehicle', header: messages.vehicle, width: 110, cell: ({ vehicle }) => vehicle?.name ?? '–' },
];

export const organizationColumn: Column<RefusedDevice> = {
  id: 'organization',
  header: messages.organization,
  width: 180,
  cell: ({ organization }) => organization.name,
};
