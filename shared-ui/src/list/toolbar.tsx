import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Flex, VisuallyHidden } from '../base/chakra.ts';
import { withValues, type Message } from '../base/message.ts';
import { useIsMobile } from '../base/use-media.ts';
import type { BulkAction } from './bulk/bulk-action.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ExportMenu, type ListExports } from './export/export-menu.tsx';
import { messages } from './list.messages.ts';
import type { ListParams } from './params/list-params.ts';
import type { Column } from './table/column.ts';
import { ColumnsPanel } from './table/columns-panel.tsx';
import { DensityToggle } from './table/density.tsx';
import type { Selection } from './table/selection.ts';
import { getVisibleColumns } from './table/table-layout.ts';
import { ViewToggle } from './table/view-toggle.tsx';
import type { ListViewState } from './views/use-list-view.ts';
import { ViewMenu } from './views/view-menu.tsx';

/** On small screens the page scrolls as a whole, so the bulk actions are sticky. */
const STICKY_BAR = {
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  py: '2',
  mx: '-4',
  px: '4',
  bg: 'bg.canvas',
  borderBottomWidth: '1px',
} as const;

type ToolbarProps<Row extends { id: string }> = {
  name: string;
  title: Message;
  list: ListParams;
  listView: ListViewState;
  columns: readonly Column<Row>[];
  exports: ListExports | undefined;
  isEmpty: boolean;
  rowName: (row: Row) => string;
  filters: ReactNode;
  hasTabs: boolean;
  /** Users can switch from the table to cards. */
  hasCards: boolean;
  showsCards: boolean;
  selection: Selection<Row>;
  bulkActions: readonly BulkAction<Row>[] | undefined;
  rowsBox: RefObject<HTMLElement | null>;
};

/** Filters, or the bulk actions while rows are selected, and how the list is viewed. */
export function Toolbar<Row extends { id: string }>({
  name,
  title,
  list,
  listView,
  columns,
  exports,
  isEmpty,
  rowName,
  filters,
  hasTabs,
  hasCards,
  showsCards,
  selection,
  bulkActions,
  rowsBox,
}: ToolbarProps<Row>) {
  const { layout, change, reset } = listView;
  const isMobile = useIsMobile();
  const selectedCount = selection.selectedRows.length;
  const isSelecting = bulkActions !== undefined && selectedCount > 0;
  return (
    <Flex
      gap="2"
      mb="3"
      wrap={{ base: isSelecting ? 'nowrap' : 'wrap', md: 'nowrap' }}
      align={{ base: isSelecting ? 'flex-start' : 'center', md: 'flex-start' }}
      flexShrink="0"
      {...(isSelecting && isMobile && STICKY_BAR)}
    >
      {bulkActions && (
        <VisuallyHidden role="status">
          {isSelecting && <FormattedMessage {...withValues(messages.selected, { count: selectedCount })} />}
        </VisuallyHidden>
      )}
      {/* On small screens filters are as wide as the screen; the buttons follow the last one. */}
      <Flex
        display={{ base: isSelecting ? 'flex' : 'contents', md: 'flex' }}
        flex="1"
        minW="0"
        gap="2"
        wrap="wrap"
        align="center"
      >
        {isSelecting ? (
          <BulkBar
            selection={selection}
            actions={bulkActions}
            rowName={rowName}
            onSelectionCleared={() => rowsBox.current?.focus()}
          />
        ) : (
          filters
        )}
      </Flex>
      <Flex gap="2" ms="auto" flexShrink="0">
        {exports && (
          <ExportMenu exports={exports} title={title} columns={getVisibleColumns(columns, layout)} isEmpty={isEmpty} />
        )}
        <ViewMenu name={name} list={list} listView={listView} hasTabs={hasTabs} />
        {!isMobile && hasCards && <ViewToggle cards={showsCards} onChange={(cards) => change({ ...layout, cards })} />}
        {!showsCards && <DensityToggle />}
        {!showsCards && <ColumnsPanel columns={columns} layout={layout} onChange={change} onReset={reset} />}
      </Flex>
    </Flex>
  );
}
