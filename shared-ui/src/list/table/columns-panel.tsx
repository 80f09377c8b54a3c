import { Popover, Portal } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, IconButton, Stack, Text } from '../../base/chakra.ts';
import { Checkbox } from '../../base/controls.tsx';
import { Icon, type IconName } from '../../base/icon.tsx';
import { withValues, useFormatMessage, type Message } from '../../base/message.ts';
import type { Column } from './column.ts';
import { moveColumnBy, sortColumns, resizeColumnBySteps, toggleColumn, type TableLayout } from './table-layout.ts';
import { messages } from '../list.messages.ts';

type ColumnsPanelProps = {
  columns: readonly Column<never>[];
  layout: TableLayout;
  onChange: (layout: TableLayout) => void;
  onReset: () => void;
};

/** Shows, hides, reorders and resizes columns, also by keyboard. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const formatMessage = useFormatMessage();
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <IconButton size="sm" variant="ghost" aria-label={formatMessage(messages.columns)}>
          <Icon name="columns" />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="80" aria-label={formatMessage(messages.columns)}>
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
  const sortedColumns = sortColumns(columns, layout);
  return (
    <Stack gap="1">
      {sortedColumns.map((column, index) => (
        <Flex key={column.id} align="center" gap="0.5">
          <Box flex="1" minW="0">
            <Checkbox
              checked={index === 0 || !layout.hidden.includes(column.id)}
              disabled={index === 0}
              onChange={() => onChange(toggleColumn(layout, column.id))}
            >
              <Text as="span" truncate>
                <FormattedMessage {...column.header} />
              </Text>
            </Checkbox>
          </Box>
          <ColumnButton
            icon="arrow-up"
            label={messages.moveUp}
            column={column}
            disabled={index < 2}
            onClick={() => onChange(moveColumnBy(columns, layout, column.id, -1))}
          />
          <ColumnButton
            icon="arrow-down"
            label={messages.moveDown}
            column={column}
            disabled={index === 0 || index === sortedColumns.length - 1}
            onClick={() => onChange(moveColumnBy(columns, layout, column.id, 1))}
          />
          <ColumnButton
            icon="minus"
            label={messages.narrower}
            column={column}
            onClick={() => onChange(resizeColumnBySteps(layout, column, -1))}
          />
          <ColumnButton
            icon="plus"
            label={messages.wider}
            column={column}
            onClick={() => onChange(resizeColumnBySteps(layout, column, 1))}
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

type ColumnButtonProps = {
  icon: IconName;
  label: Message;
  column: Column<never>;
  disabled?: boolean;
  onClick: () => void;
};

function ColumnButton({ icon, label, column, disabled, onClick }: ColumnButtonProps) {
  const formatMessage = useFormatMessage();
  return (
    <IconButton
      size="2xs"
      variant="ghost"
      disabled={disabled}
      aria-label={formatMessage(withValues(label, { column: formatMessage(column.header) }))}
      onClick={onClick}
    >
      <Icon name={icon} size={14} />
    </IconButton>
  );
}
