import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Heading, IconButton, Text } from '../../base/chakra.ts';
import { Icon, type IconName } from '../../base/icon.tsx';
import { useFormatMessage, type Message } from '../../base/message.ts';
import type { Action } from '../../overlays/action.ts';
import { Actions } from '../../overlays/actions.tsx';
import { DescriptionItem, DescriptionList } from '../../page/section.tsx';
import { Link } from '../../router/index.ts';
import { messages } from '../list.messages.ts';
import type { Column } from '../table/column.ts';
import { EditableCell } from '../table/editable-cell.tsx';
import type { OpenRow } from '../table/use-open-row.ts';

type RowPanelProps<Row> = {
  row: Row;
  /** Including hidden ones. */
  columns: readonly Column<Row>[];
  name: string;
  link: string | undefined;
  actions: readonly Action[];
  openRow: OpenRow<Row>;
};

/** The facts and actions of a row, beside the list. */
export function RowPanel<Row>({ row, columns, name, link, actions, openRow: { close, getStep } }: RowPanelProps<Row>) {
  return (
    <Box
      as="section"
      aria-label={name}
      h="full"
      overflowY="auto"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="md"
      p="4"
    >
      <Flex align="center" gap="1" mb="3">
        <Heading as="h2" textStyle="lg" flex="1" minW="0" overflowWrap="anywhere">
          {name}
        </Heading>
        <PanelButton icon="chevron-up" label={messages.previousRow} onClick={getStep(-1)} />
        <PanelButton icon="chevron-down" label={messages.nextRow} onClick={getStep(1)} />
        <PanelButton icon="close" label={messages.closePanel} onClick={close} />
      </Flex>
      <Flex gap="2" mb="4" wrap="wrap" align="center">
        {link && (
          <Button asChild size="sm" variant="outline">
            <Link to={link}>
              <FormattedMessage {...messages.openPage} />
            </Link>
          </Button>
        )}
        {actions.length > 0 && <Actions actions={actions} name={name} />}
      </Flex>
      <DescriptionList compact>
        {columns.slice(1).map((column) => (
          <DescriptionItem key={column.id} label={column.header}>
            <EditableCell column={column} row={row} rowName={name}>
              {column.cell(row)}
              {column.detail && (
                <Text as="span" display="block" textStyle="sm" color="fg.muted">
                  {column.detail(row)}
                </Text>
              )}
            </EditableCell>
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Box>
  );
}

type PanelButtonProps = { icon: IconName; label: Message; onClick: (() => void) | undefined };

function PanelButton({ icon, label, onClick }: PanelButtonProps) {
  const formatMessage = useFormatMessage();
  return (
    <IconButton size="xs" variant="ghost" aria-label={formatMessage(label)} disabled={!onClick} onClick={onClick}>
      <Icon name={icon} />
    </IconButton>
  );
}
