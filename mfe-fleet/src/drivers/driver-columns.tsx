import type { DriverRow } from 'shared-contracts/fleet/drivers';
import { Box, Flex, withValues } from 'shared-ui';
import { DateTime, StatusBadge, PersonName } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { Avatar } from './avatar.tsx';
import { driverStatusStyle } from './driver-status-style.ts';
import { fields, fileKinds, messages } from './drivers.messages.ts';
import { ExpiryBadge } from './expiry-badge.tsx';

/** Falls back to the login: a driver without a contact has no name. */
export const nameOf = ({ name, login }: Pick<DriverRow, 'name' | 'login'>) => name || (login ?? '–');

const DriverName = (driver: DriverRow) => (
  <Flex align="center" gap="2" minW="0">
    <Avatar name={nameOf(driver)} photo={driver.photo} />
    <Box as="span" minW="0" truncate data-truncated>
      <PersonName name={nameOf(driver)} />
    </Box>
    {driver.isBlocked && (
      <Box flexShrink="0">
        <StatusBadge {...driverStatusStyle(true)} />
      </Box>
    )}
  </Flex>
);

const DocumentsBadge = ({ missingDocuments: { length: count } }: DriverRow) =>
  count > 0 ? (
    <StatusBadge tone="warn" icon={icons.warning} label={withValues(messages.incomplete, { count })} />
  ) : (
    <StatusBadge tone="good" icon={icons.check} label={messages.complete} />
  );

export const columns: Column<DriverRow>[] = [
  { id: 'name', header: fields.name, sort: true, width: 215, cell: DriverName, detail: ({ phone }) => phone },
  { id: 'phone', header: fields.phone, width: 148, hiddenByDefault: true, cell: ({ phone }) => phone ?? '–' },
  {
    id: 'licenseExpiresAt',
    header: fields.licenseExpiresAt,
    sort: true,
    width: 172,
    inCard: true,
    cell: (driver) => <ExpiryBadge expiresAt={driver.licenseExpiresAt} />,
  },
  {
    id: 'licenseClasses',
    header: fields.licenseClasses,
    width: 130,
    hiddenByDefault: true,
    cell: ({ licenseClasses }) => licenseClasses.join(', ') || '–',
  },
  {
    id: 'policeReport',
    header: fields.policeReportExpiresAt,
    width: 165,
    cell: (driver) => <ExpiryBadge expiresAt={driver.policeReportExpiresAt} />,
  },
  {
    id: 'healthReport',
    header: fields.healthReportExpiresAt,
    width: 165,
    cell: (driver) => <ExpiryBadge expiresAt={driver.healthReportExpiresAt} />,
  },
  {
    id: 'vehicle',
    header: fields.vehicle,
    width: 130,
    inCard: true,
    cell: ({ vehicle }) => (vehicle ? <Link to={`/vehicle/${vehicle.id}`}>{vehicle.name}</Link> : '–'),
  },
  { id: 'login', header: fields.login, width: 95, hiddenByDefault: true, cell: ({ login }) => login ?? '–' },
  {
    id: 'documents',
    header: fields.documents,
    labels: { ...fileKinds, complete: messages.complete },
    width: 130,
    inCard: true,
    cell: DocumentsBadge,
  },
  {
    id: 'organization',
    header: fields.organization,
    width: 180,
    hiddenByDefault: true,
    cell: ({ organization }) => organization.name,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];
