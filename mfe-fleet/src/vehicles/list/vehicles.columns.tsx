import { FormattedMessage } from 'react-intl';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import { Box, Flex, Text, useFormatMessage } from 'shared-ui';
import { DateTime, Measure, StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { ExpiryBadge, ExpiryDate } from '../expiry/expiry-badge.tsx';
import { fields } from '../vehicle-fields.messages.ts';
import { VehicleTypeLabel } from '../vehicle-badges.tsx';
import { vehicleStatusStyles } from '../vehicle-status-styles.ts';
import { messages } from '../vehicles.messages.ts';

/** Shows a share as an icon, to save width. */
function CompactStatus({ status, isShared }: VehicleRow) {
  const formatMessage = useFormatMessage();
  const shared = formatMessage(messages.shared);
  return (
    <Flex as="span" align="center" gap="2">
      <StatusBadge {...vehicleStatusStyles[status]} />
      {isShared && (
        <Box as="span" title={shared} color="status.info.fg">
          <icons.share size={14} role="img" aria-label={shared} />
        </Box>
      )}
    </Flex>
  );
}

/** Shows the most urgent service and its due date. */
const NextService = ({ serviceIntervalInfo: { service, dueAt } }: VehicleRow) =>
  dueAt === null ? (
    '–'
  ) : (
    <Flex as="span" align="center" wrap="wrap" columnGap="2">
      <ExpiryBadge type="service" at={dueAt} />
      <Text as="span" flex="1" minW="12" truncate data-truncated>
        {service}
      </Text>
    </Flex>
  );

const getModelText = ({ brand, model, year }: VehicleRow) =>
  [brand?.name, model?.name, year].filter(Boolean).join(', ') || '–';

/** Columns that may need action come first. */
export const columns: Column<VehicleRow>[] = [
  {
    id: 'registrationPlate',
    header: fields.registrationPlate,
    sort: true,
    width: 140,
    cell: (vehicle) => vehicle.registrationPlate,
  },
  {
    id: 'type',
    header: fields.vehicleTypeId,
    width: 155,
    inCard: true,
    cell: (vehicle) => <VehicleTypeLabel type={vehicle.type} />,
  },
  { id: 'status', header: fields.status, width: 120, inCard: true, cell: (vehicle) => <CompactStatus {...vehicle} /> },
  {
    id: 'driver',
    header: fields.driver,
    width: 140,
    inCard: true,
    cell: ({ driver }) =>
      driver?.name ?? (
        <Text as="span" color="fg.muted">
          <FormattedMessage {...messages.noDriver} />
        </Text>
      ),
  },
  { id: 'organization', header: fields.organization, width: 190, cell: (vehicle) => vehicle.organization.name },
  {
    id: 'service',
    header: messages.service,
    width: 235,
    inCard: true,
    cell: (vehicle) => <NextService {...vehicle} />,
  },
  {
    id: 'document',
    header: messages.document,
    width: 180,
    cell: ({ documentExpiresAt: at }) => (at === null ? '–' : <ExpiryDate type="document" at={at} />),
  },
  {
    id: 'effectiveSpace',
    header: messages.space,
    sort: true,
    numeric: true,
    width: 100,
    cell: (vehicle) => <Measure value={vehicle.effectiveSpace} kind="space" />,
  },
  {
    id: 'maxCarryWeight',
    header: messages.weight,
    sort: true,
    numeric: true,
    width: 100,
    cell: (vehicle) => <Measure value={vehicle.maxCarryWeight} kind="weight" />,
  },
  { id: 'model', header: messages.model, sort: 'year', width: 180, cell: getModelText },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: (vehicle) => <DateTime at={vehicle.createdAt} />,
  },
];
/** Columns for lists of the organization's own vehicles. */
export const ownColumns = columns.filter(({ id }) => id !== 'organization');
