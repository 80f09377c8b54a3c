import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import { Box, Flex, type Message, Text, useFormatMessage, withValues } from 'shared-ui';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import { DateTime, loadMessages, Measure, StatusBadge, PersonName } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { labelsOf, type Column } from 'shared-ui/list';
import { ExpiryDate, ServiceDueBadge } from '../expiry/expiry-badge.tsx';
import { meterMessages } from '../meters.messages.ts';
import { fields } from '../vehicle-fields.messages.ts';
import { SharePeriod } from '../share-period.tsx';
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

/** The due date of the most urgent service. */
const NextService = ({ serviceIntervalInfo: { dueAt, by, left } }: VehicleRow) =>
  dueAt === null ? '–' : <ServiceDueBadge by={by} left={left} at={dueAt} />;

const Reading = ({ value = null, unit }: { value: number | null | undefined; unit: Message }) =>
  value === null ? (
    '–'
  ) : (
    <>
      <FormattedNumber value={value} maximumFractionDigits={0} /> <FormattedMessage {...unit} />
    </>
  );

const ALERT_STYLES = {
  critical: { tone: 'bad', icon: icons.alert },
  warning: { tone: 'warn', icon: icons.clock },
  info: { tone: 'info', icon: icons.dot },
} as const;

const OpenAlerts = ({ open = 0, severity }: Partial<NonNullable<VehicleRow['alerts']>>) =>
  severity ? <StatusBadge {...ALERT_STYLES[severity]} label={withValues(messages.openAlerts, { count: open })} /> : '–';

const getModelText = ({ brand, model, year }: VehicleRow) =>
  [brand?.name, model?.name, year].filter(Boolean).join(', ') || '–';

/** Columns that may need action come first. */
const allColumns: Column<VehicleRow>[] = [
  {
    id: 'registrationPlate',
    header: fields.registrationPlate,
    sort: true,
    width: 130,
    cell: (vehicle) => vehicle.registrationPlate,
    detail: getModelText,
  },
  {
    id: 'type',
    header: fields.vehicleTypeId,
    width: 126,
    inCard: true,
    cell: (vehicle) => <VehicleTypeLabel type={vehicle.type} />,
  },
  {
    id: 'licenseClass',
    header: fields.licenseClass,
    width: 130,
    hiddenByDefault: true,
    cell: ({ licenseClass, typeLicenseClass }) => licenseClass ?? typeLicenseClass ?? '–',
  },
  {
    id: 'status',
    header: fields.status,
    labels: labelsOf(vehicleStatusStyles),
    width: 98,
    inCard: true,
    cell: (vehicle) => <CompactStatus {...vehicle} />,
  },
  { id: 'alerts', header: messages.alerts, width: 96, inCard: true, cell: ({ alerts }) => <OpenAlerts {...alerts} /> },
  {
    id: 'driver',
    header: fields.driver,
    width: 128,
    inCard: true,
    cell: ({ driver }) =>
      driver ? (
        <PersonName name={driver.name} />
      ) : (
        <Text as="span" color="fg.muted">
          <FormattedMessage {...messages.noDriver} />
        </Text>
      ),
  },
  { id: 'organization', header: fields.organization, width: 122, cell: (vehicle) => vehicle.organization.name },
  {
    id: 'share',
    header: messages.sharedFor,
    width: 190,
    inCard: true,
    cell: ({ share }) => (share ? <SharePeriod {...share} /> : '–'),
  },
  {
    id: 'service',
    header: messages.service,
    width: 168,
    inCard: true,
    cell: (vehicle) => <NextService {...vehicle} />,
    detail: ({ serviceIntervalInfo: { service, dueAt } }) => dueAt !== null && service,
  },
  {
    id: 'odometer',
    header: meterMessages.odometer,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: ({ readings }) => <Reading value={readings?.odometer} unit={meterMessages.km} />,
  },
  {
    id: 'engineHours',
    header: meterMessages.engineHours,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: ({ readings }) => <Reading value={readings?.engineHours} unit={meterMessages.hours} />,
  },
  {
    id: 'document',
    header: messages.document,
    width: 126,
    cell: ({ documentExpiresAt: at }) => (at === null ? '–' : <ExpiryDate type="document" at={at} />),
  },
  {
    id: 'effectiveSpace',
    header: messages.space,
    sort: true,
    numeric: true,
    width: 92,
    cell: (vehicle) => <Measure value={vehicle.effectiveSpace} kind="space" />,
    detail: (vehicle) => <Measure value={vehicle.maxCarryWeight} kind="weight" />,
  },
  {
    id: 'maxCarryWeight',
    header: messages.weight,
    sort: true,
    numeric: true,
    width: 100,
    hiddenByDefault: true,
    cell: (vehicle) => <Measure value={vehicle.maxCarryWeight} kind="weight" />,
  },
  ...FLOOR_MEASURES.map((measure): Column<VehicleRow> => ({
    id: measure,
    header: loadMessages[measure],
    numeric: true,
    width: 140,
    hiddenByDefault: true,
    cell: (vehicle) => <Measure value={vehicle[measure] ?? vehicle.typeFloor?.[measure]} kind={measure} />,
  })),
  { id: 'model', header: messages.model, sort: 'year', width: 180, hiddenByDefault: true, cell: getModelText },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: (vehicle) => <DateTime at={vehicle.createdAt} />,
  },
];
const columnsWithout = (...ids: string[]) => allColumns.filter(({ id }) => !ids.includes(id));
/** Columns for lists of the vehicles of all organizations. */
export const columns = columnsWithout('alerts', 'odometer', 'engineHours', 'share');
/** Columns for lists of the organization's own vehicles. */
export const ownColumns = columnsWithout('organization', 'share');
/** Columns for lists of vehicles that partners share. */
export const receivedColumns = columnsWithout('alerts', 'odometer', 'engineHours');
