import { Box, Flex, Icon, Text, type IconName } from 'shared-ui';
import { StatusBadge } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { groupMessages } from './palette.messages.ts';
import type { Entry, Group } from './use-groups.ts';
import type { Listbox } from './use-listbox.ts';

type PaletteListProps = { groups: readonly Group[]; listbox: Listbox; label: string; onChoose: (entry: Entry) => void };

/** The groups one under the other, each under its name; the mouse marks what the keys would. */
export function PaletteList({ groups, listbox, label, onChoose }: PaletteListProps) {
  const firsts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0));
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
        <Part key={group.id} group={group} first={firsts[index] ?? 0} listbox={listbox} onChoose={onChoose} />
      ))}
    </Box>
  );
}

type PartProps = {
  group: Group;
  /** The place of its first entry in the whole list. */ first: number;
  listbox: Listbox;
  onChoose: (entry: Entry) => void;
};

function Part({ group: { id, entries }, first, listbox: { active, optionId, point }, onChoose }: PartProps) {
  const title = useId();
  return (
    <Box role="group" aria-labelledby={title}>
      <Text id={title} px="2" pt="3" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted">
        <FormattedMessage {...groupMessages[id]} />
      </Text>
      {entries.map((entry, index) => (
        <Option
          key={entry.key}
          id={optionId(first + index)}
          entry={entry}
          isActive={first + index === active}
          onPoint={() => point(first + index)}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </Box>
  );
}

type OptionProps = { id: string; entry: Entry; isActive: boolean; onPoint: () => void; onChoose: () => void };

const Option = ({ id, entry: { label, hint, icon, look }, isActive, onPoint, onChoose }: OptionProps) => (
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
    onMouseMove={onPoint}
    onClick={onChoose}
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
    {look && (
      <Box flexShrink="0" maxW="45%">
        <StatusBadge {...look} />
      </Box>
    )}
  </Flex>
);

const OWN: readonly string[] = ['settings', 'sign-out', 'plus'] satisfies IconName[];

const EntryIcon = ({ name }: { name: string }) =>
  OWN.includes(name) ? <Icon name={name as IconName} size={18} /> : <MenuIcon name={name} />;
