import { FormattedMessage } from 'react-intl';
import type { VehicleRow } from 'shared-contracts/vehicles';
import { Box, Flex, Text, useSay } from 'shared-ui';
import { DateTime, Measure, StatusBadge } from 'shared-ui/format';
import { icons, MenuIcon } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { Expiry, ExpiryBadge } from './expiry.tsx';
import { fields } from './vehicle-fields.messages.ts';
import { sharedLook, vehicleLooks } from './vehicle-looks.ts';
import { messages } from './vehicles.messages.ts';

export const TypeOf = ({ type }: Pick<VehicleRow, 'type'>) => (
  <Flex as="span" align="center" gap="2" minW="0">
    <Box as="span" flexShrink="0">
      <MenuIcon name={type.icon} size={16} />
    </Box>
    <Text as="span" truncate data-cut>
      {type.name}
    </Text>
  </Flex>
);

export const StatusOf = ({ status, isShared }: Pick<VehicleRow, 'status' | 'isShared'>) => (
  <Flex as="span" gap="1" wrap="wrap">
    <StatusBadge {...vehicleLooks[status]} />
    {isShared && <StatusBadge {...sharedLook} />}
  </Flex>
);

/** Where there is less room. */
function ShortStatus({ status, isShared }: VehicleRow) {
  const say = useSay();
  const shared = say(messages.lent);
  return (
    <Flex as="span" align="center" gap="2">
      <StatusBadge {...vehicleLooks[status]} />
      {isShared && (
        <Box as="span" title={shared} color="status.info.fg">
          <icons.share size={14} role="img" aria-label={shared} />
        </Box>
      )}
    </Flex>
  );
}

/** The most urgent service and how near it is. */
const NextService = ({ serviceIntervalInfo: { service, dueAt } }: VehicleRow) =>
  dueAt === null ? (
    '–'
  ) : (
    <Flex as="span" align="center" wrap="wrap" columnGap="2">
      <ExpiryBadge what="service" at={dueAt} />
      <Text as="span" flex="1" minW="12" truncate data-cut>
        {service}
      </Text>
    </Flex>
  );

const modelOf = ({ brand, model, year }: VehicleRow) =>
  [brand?.name, model?.name, year].filter(Boolean).join(', ') || '–';

/** What needs somebody stands first. */
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
    card: true,
    cell: (vehicle) => <TypeOf type={vehicle.type} />,
  },
  { id: 'status', header: fields.status, width: 120, card: true, cell: (vehicle) => <ShortStatus {...vehicle} /> },
  {
    id: 'driver',
    header: fields.driver,
    width: 140,
    card: true,
    cell: ({ driver }) =>
      driver?.name ?? (
        <Text as="span" color="fg.muted">
          <FormattedMessage {...messages.noDriver} />
        </Text>
      ),
  },
  { id: 'organization', header: fields.organization, width: 190, cell: (vehicle) => vehicle.organization.name },
  { id: 'service', header: messages.service, width: 235, card: true, cell: (vehicle) => <NextService {...vehicle} /> },
  {
    id: 'document',
    header: messages.document,
    width: 180,
    cell: ({ documentExpiresAt: at }) => (at === null ? '–' : <Expiry what="document" at={at} />),
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
  { id: 'model', header: messages.model, sort: 'year', width: 180, cell: modelOf },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hidden: true,
    cell: (vehicle) => <DateTime at={vehicle.createdAt} />,
  },
];
/** Where every row is one's own. */
export const ownColumns = columns.filter(({ id }) => id !== 'organization');
