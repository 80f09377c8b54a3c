import type { DriverRow } from 'shared-contracts/drivers';
import { Box, fill, Flex } from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { Avatar } from './avatar.tsx';
import { lookOf } from './driver-looks.ts';
import { fields, messages } from './drivers.messages.ts';
import { PaperBadge } from './paper-badge.tsx';

/** A driver without a contact has no name. */
export const nameOf = ({ name, login }: Pick<DriverRow, 'name' | 'login'>) => name || (login ?? '–');

const Name = (driver: DriverRow) => (
  <Flex align="center" gap="2" minW="0">
    <Avatar name={nameOf(driver)} photo={driver.photo} />
    <Box as="span" minW="0" truncate data-cut>
      {nameOf(driver)}
    </Box>
    {driver.isBlocked && (
      <Box flexShrink="0">
        <StatusBadge {...lookOf(true)} />
      </Box>
    )}
  </Flex>
);

const Documents = ({ missingDocuments: { length: count } }: DriverRow) =>
  count > 0 ? (
    <StatusBadge tone="warn" icon={icons.warning} label={fill(messages.incomplete, { count })} />
  ) : (
    <StatusBadge tone="good" icon={icons.check} label={messages.complete} />
  );

export const columns: Column<DriverRow>[] = [
  { id: 'name', header: fields.name, sort: true, width: 215, cell: Name },
  { id: 'phone', header: fields.phone, width: 148, card: true, cell: ({ phone }) => phone ?? '–' },
  {
    id: 'licenseExpiresAt',
    header: fields.licenseExpiresAt,
    sort: true,
    width: 172,
    card: true,
    cell: (driver) => <PaperBadge expiresAt={driver.licenseExpiresAt} />,
  },
  {
    id: 'policeReport',
    header: fields.policeReportExpiresAt,
    width: 165,
    cell: (driver) => <PaperBadge expiresAt={driver.policeReportExpiresAt} />,
  },
  {
    id: 'healthReport',
    header: fields.healthReportExpiresAt,
    width: 165,
    cell: (driver) => <PaperBadge expiresAt={driver.healthReportExpiresAt} />,
  },
  {
    id: 'vehicle',
    header: fields.vehicle,
    width: 130,
    card: true,
    cell: ({ vehicle }) => (vehicle ? <Link to={`/vehicle/${vehicle.id}`}>{vehicle.name}</Link> : '–'),
  },
  { id: 'login', header: fields.login, width: 95, cell: ({ login }) => login ?? '–' },
  { id: 'documents', header: fields.documents, width: 130, card: true, cell: Documents },
  {
    id: 'organization',
    header: fields.organization,
    width: 180,
    hidden: true,
    cell: ({ organization }) => organization.name,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hidden: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];
