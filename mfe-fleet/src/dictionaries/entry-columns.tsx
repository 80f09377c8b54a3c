import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import { Box, Flex } from 'shared-ui';
import { Measure, StatusBadge, type Look } from 'shared-ui/format';
import { icons, MenuIcon } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { fields, messages, origins } from './dictionaries.messages.ts';
import { DICTIONARIES, type Entry, type Field, type Kind } from './dictionary-kinds.ts';

const OWN: Look = { tone: 'info', icon: icons.building, label: origins.own };
const PLATFORM: Look = { tone: 'neutral', icon: icons.globe, label: origins.platform };
const ORGANIZATION: Look = { tone: 'neutral', icon: icons.building, label: origins.organization };

/** Root's own are the platform's; all others that root sees are organizations'. */
function Origin({ isOwn }: Entry) {
  const isRoot = useCan({ roles: ['root'] });
  if (isRoot) return <StatusBadge {...(isOwn ? PLATFORM : ORGANIZATION)} />;
  return <StatusBadge {...(isOwn ? OWN : PLATFORM)} />;
}

const Name = ({ name, icon }: Entry) => (
  <Flex align="center" gap="2" minW="0">
    {icon !== undefined && (
      <Box flexShrink="0" color="fg.muted">
        <MenuIcon name={icon} />
      </Box>
    )}
    <Box as="span" minW="0" truncate data-cut>
      {name}
    </Box>
  </Flex>
);

const COLUMNS: Partial<Record<Field, Column<Entry>>> = {
  name: { id: 'name', header: fields.name, sort: true, width: 320, cell: Name },
  averageSpace: {
    id: 'averageSpace',
    header: fields.averageSpace,
    sort: true,
    numeric: true,
    width: 180,
    card: true,
    cell: ({ averageSpace }) => <Measure value={averageSpace} kind="space" />,
  },
  maxWeight: {
    id: 'maxWeight',
    header: fields.maxWeight,
    sort: true,
    numeric: true,
    width: 180,
    card: true,
    cell: ({ maxWeight }) => <Measure value={maxWeight} kind="weight" />,
  },
  days: {
    id: 'days',
    header: fields.days,
    sort: true,
    numeric: true,
    width: 180,
    card: true,
    cell: ({ days }) => days,
  },
  isRequired: {
    id: 'isRequired',
    header: fields.isRequired,
    width: 160,
    card: true,
    cell: ({ isRequired }) => (isRequired ? <FormattedMessage {...messages.yes} /> : '–'),
  },
};
const ORIGIN: Column<Entry> = {
  id: 'origin',
  header: fields.origin,
  card: true,
  cell: (entry) => <Origin {...entry} />,
};

/** What a dictionary of a kind shows; the icon stands at the name. */
export const columnsOf = (kind: Kind): Column<Entry>[] => [
  ...DICTIONARIES[kind].fields.flatMap((field) => COLUMNS[field] ?? []),
  ORIGIN,
];
