import { FormattedMessage } from 'react-intl';
import { Button, Flex, Text } from '../../base/chakra.ts';
import type { Action } from '../../overlays/action.ts';
import { Actions } from '../../overlays/actions.tsx';
import { DescriptionItem, DescriptionList } from '../../page/section.tsx';
import { Link } from '../../router/index.ts';
import { messages } from '../list.messages.ts';
import type { Column } from '../table/column.ts';
import { EditableCell } from '../table/editable-cell.tsx';

export type RowFactsProps<Row> = {
  row: Row;
  /** Including hidden ones. */
  columns: readonly Column<Row>[];
  name: string;
  link: string | undefined;
  actions: readonly Action[];
};

/** A row's actions and columns, but for the first one, which is its name. */
export const RowFacts = <Row,>({ row, columns, name, link, actions }: RowFactsProps<Row>) => (
  <>
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
  </>
);
