import { Popover, Portal } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, IconButton, Stack, Text } from '../base/chakra.ts';
import { Checkbox } from '../base/controls.tsx';
import { Icon, type IconName } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';
import type { Column } from './column.ts';
import { movedBy, ordered, stepped, toggled, type Layout } from './layout.ts';
import { messages } from './list.messages.ts';

type ColumnsPanelProps = {
  columns: readonly Column<never>[];
  layout: Layout;
  onChange: (layout: Layout) => void;
  onReset: () => void;
};

/** Which columns are shown, in which order and how wide: all of it by keyboard too. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const say = useSay();
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <IconButton size="sm" variant="ghost" aria-label={say(messages.columns)}>
          <Icon name="columns" />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="80" aria-label={say(messages.columns)}>
            <Popover.Body>
              <Panel {...props} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function Panel({ columns, layout, onChange, onReset }: ColumnsPanelProps) {
  const all = ordered(columns, layout);
  return (
    <Stack gap="1">
      {all.map((column, index) => (
        <Flex key={column.id} align="center" gap="0.5">
          <Box flex="1" minW="0">
            <Checkbox
              checked={index === 0 || !layout.hidden.includes(column.id)}
              disabled={index === 0}
              onChange={() => onChange(toggled(layout, column.id))}
            >
              <Text as="span" truncate>
                <FormattedMessage {...column.header} />
              </Text>
            </Checkbox>
          </Box>
          <Act
            icon="arrow-up"
            label={messages.moveUp}
            column={column}
            off={index < 2}
            onClick={() => onChange(movedBy(columns, layout, column.id, -1))}
          />
          <Act
            icon="arrow-down"
            label={messages.moveDown}
            column={column}
            off={index === 0 || index === all.length - 1}
            onClick={() => onChange(movedBy(columns, layout, column.id, 1))}
          />
          <Act
            icon="minus"
            label={messages.narrower}
            column={column}
            onClick={() => onChange(stepped(layout, column, -1))}
          />
          <Act
            icon="plus"
            label={messages.wider}
            column={column}
            onClick={() => onChange(stepped(layout, column, 1))}
          />
        </Flex>
      ))}
      <Box pt="2">
        <Button size="xs" variant="outline" onClick={onReset}>
          <FormattedMessage {...messages.resetColumns} />
        </Button>
      </Box>
    </Stack>
  );
}

type ActProps = { icon: IconName; label: Words; column: Column<never>; off?: boolean; onClick: () => void };

function Act({ icon, label, column, off, onClick }: ActProps) {
  const say = useSay();
  return (
    <IconButton
      size="2xs"
      variant="ghost"
      disabled={off}
      aria-label={say(fill(label, { column: say(column.header) }))}
      onClick={onClick}
    >
      <Icon name={icon} size={14} />
    </IconButton>
  );
}
