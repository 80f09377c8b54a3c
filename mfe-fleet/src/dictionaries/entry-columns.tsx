import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useCan } from 'shared-auth';
import { Box, Flex } from 'shared-ui';
import { loadMessages, Measure, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons, MenuIcon } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { fields, messages, originLabels, temperatureLabels } from './dictionaries.messages.ts';
import { DICTIONARIES, type DictionaryKind, type Entry, type EntryField } from './dictionary-kinds.ts';

const ownStyle: StatusStyle = { tone: 'info', icon: icons.building, label: originLabels.own };
const platformStyle: StatusStyle = { tone: 'neutral', icon: icons.globe, label: originLabels.platform };
const organizationStyle: StatusStyle = { tone: 'neutral', icon: icons.building, label: originLabels.organization };

/** Root's own entries are the platform's; all others root sees belong to organizations. */
function OriginBadge({ isOwn }: Entry) {
  const isRoot = useCan({ roles: ['root'] });
  if (isRoot) return <StatusBadge {...(isOwn ? platformStyle : organizationStyle)} />;
  return <StatusBadge {...(isOwn ? ownStyle : platformStyle)} />;
}

const EntryName = ({ name, icon }: Entry) => (
  <Flex align="center" gap="2" minW="0">
    {icon !== undefined && (
      <Box flexShrink="0" color="fg.muted">
        <MenuIcon name={icon} />
      </Box>
    )}
    <Box as="span" minW="0" truncate data-truncated>
      {name}
    </Box>
  </Flex>
);

const Count = ({ value = null }: { value: number | null | undefined }) =>
  value === null ? '–' : <FormattedNumber value={value} />;

const columnByField: Partial<Record<EntryField, Column<Entry>>> = {
  name: { id: 'name', header: fields.name, sort: true, width: 320, cell: EntryName },
  averageSpace: {
    id: 'averageSpace',
    header: fields.averageSpace,
    sort: true,
    numeric: true,
    width: 180,
    inCard: true,
    cell: ({ averageSpace }) => <Measure value={averageSpace} kind="space" />,
  },
  maxWeight: {
    id: 'maxWeight',
    header: fields.maxWeight,
    sort: true,
    numeric: true,
    width: 180,
    inCard: true,
    cell: ({ maxWeight }) => <Measure value={maxWeight} kind="weight" />,
  },
  palletPlaces: {
    id: 'palletPlaces',
    header: loadMessages.palletPlaces,
    numeric: true,
    width: 140,
    cell: ({ palletPlaces }) => <Measure value={palletPlaces} kind="palletPlaces" />,
  },
  loadingMeters: {
    id: 'loadingMeters',
    header: loadMessages.loadingMeters,
    numeric: true,
    width: 150,
    cell: ({ loadingMeters }) => <Measure value={loadingMeters} kind="loadingMeters" />,
  },
  temperature: {
    id: 'temperature',
    header: fields.temperature,
    width: 160,
    inCard: true,
    cell: ({ temperature = 'ambient' }) => <FormattedMessage {...temperatureLabels[temperature]} />,
  },
  licenseClass: {
    id: 'licenseClass',
    header: fields.licenseClass,
    width: 150,
    cell: ({ licenseClass }) => licenseClass ?? '–',
  },
  days: {
    id: 'days',
    header: fields.days,
    sort: true,
    numeric: true,
    width: 180,
    inCard: true,
    cell: ({ days }) => days,
  },
  km: { id: 'km', header: fields.km, numeric: true, width: 180, inCard: true, cell: ({ km }) => <Count value={km} /> },
  hours: {
    id: 'hours',
    header: fields.hours,
    numeric: true,
    width: 180,
    inCard: true,
    cell: ({ hours }) => <Count value={hours} />,
  },
  isRequired: {
    id: 'isRequired',
    header: fields.isRequired,
    width: 160,
    inCard: true,
    cell: ({ isRequired }) => (isRequired ? <FormattedMessage {...messages.yes} /> : '–'),
  },
};
const originColumn: Column<Entry> = {
  id: 'origin',
  header: fields.origin,
  inCard: true,
  cell: (entry) => <OriginBadge {...entry} />,
};

/** Returns a dictionary's columns; the icon is part of the name's. */
export const getColumns = (kind: DictionaryKind): Column<Entry>[] => [
  ...DICTIONARIES[kind].fields.flatMap((field) => columnByField[field] ?? []),
  originColumn,
];
