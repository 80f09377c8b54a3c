import { Box, Flex, Icon, Text, type IconName } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { groupMessages } from './palette.messages.ts';
import type { Entry, Group } from './use-groups.ts';
import type { Listbox } from './use-listbox.ts';

type PaletteListProps = { groups: readonly Group[]; listbox: Listbox; label: string; onSelect: (entry: Entry) => void };

/** Lists the groups with their titles; hovering activates an option like the arrow keys. */
export function PaletteList({ groups, listbox, label, onSelect }: PaletteListProps) {
  const startIndexes = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <Box
      role="listbox"
      id={listbox.listId}
      aria-label={label}
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      px="2"
      pb="2"
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, index) => (
        <GroupSection
          key={group.id}
          group={group}
          startIndex={startIndexes[index] ?? 0}
          listbox={listbox}
          onSelect={onSelect}
        />
      ))}
    </Box>
  );
}

type GroupSectionProps = {
  group: Group;
  /** Index of the group's first entry in the full list. */ startIndex: number;
  listbox: Listbox;
  onSelect: (entry: Entry) => void;
};

function GroupSection({
  group: { id, entries },
  startIndex,
  listbox: { active, optionId, setActive },
  onSelect,
}: GroupSectionProps) {
  const title = useId();
  return (
    <Box role="group" aria-labelledby={title}>
      <Text id={title} px="2" pt="3" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted">
        <FormattedMessage {...groupMessages[id]} />
      </Text>
      {entries.map((entry, index) => (
        <Option
          key={entry.key}
          id={optionId(startIndex + index)}
          entry={entry}
          isActive={startIndex + index === active}
          onHover={() => setActive(startIndex + index)}
          onSelect={() => onSelect(entry)}
        />
      ))}
    </Box>
  );
}

type OptionProps = { id: string; entry: Entry; isActive: boolean; onHover: () => void; onSelect: () => void };

const Option = ({ id, entry: { label, hint, icon, statusStyle }, isActive, onHover, onSelect }: OptionProps) => (
  <Flex
    role="option"
    id={id}
    aria-selected={isActive}
    align="center"
    gap="3"
    minH={{ base: '11', md: '9' }}
    px="2"
    borderRadius="sm"
    cursor="pointer"
    userSelect="none"
    bg={isActive ? 'accent.subtle' : undefined}
    onMouseMove={onHover}
    onClick={onSelect}
  >
    <Box color={isActive ? 'accent.fg' : 'fg.muted'} flexShrink="0">
      <EntryIcon name={icon} />
    </Box>
    <Text flexShrink="0" maxW="full" truncate fontWeight="medium" fontVariantNumeric="tabular-nums">
      {label}
    </Text>
    <Text flex="1" minW="0" truncate textStyle="sm" color="fg.muted">
      {hint}
    </Text>
    {statusStyle && (
      <Box flexShrink="0" maxW="45%">
        <StatusBadge {...statusStyle} />
      </Box>
    )}
  </Flex>
);

const UI_ICONS: readonly string[] = ['settings', 'sign-out', 'plus', 'columns'] satisfies IconName[];

const EntryIcon = ({ name }: { name: string }) =>
  UI_ICONS.includes(name) ? <Icon name={name as IconName} size={18} /> : <MenuIcon name={name} />;
