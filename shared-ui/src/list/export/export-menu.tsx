import { useMutation } from '@tanstack/react-query';
import type { ListExportInput } from 'shared-contracts/exports';
import type { ExportFormat } from 'shared-contracts/values/exports';
import { IconButton } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import { useFormatMessage, type FormatMessage, type Message } from '../../base/message.ts';
import { Menu } from '../../overlays/menu.tsx';
import type { ListQuery } from '../params/list-params.ts';
import type { Column } from '../table/column.ts';
import { messages } from './export.messages.ts';
import { listExportMutation } from './list-export.api.ts';

/** The API's list, which has an export, and the query that its rows were loaded with. */
export type ListExports = { path: string; query: ListQuery; formats?: readonly ExportFormat[] };

const USUAL_FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

type ExportMenuProps = { exports: ListExports; title: Message; columns: readonly Column<never>[]; isEmpty: boolean };

const toInput = (columns: readonly Column<never>[], formatMessage: FormatMessage): ListExportInput['columns'] =>
  columns.map(({ id, header, labels }) => ({
    id,
    title: formatMessage(header),
    ...(labels && {
      labels: Object.fromEntries(Object.entries(labels).map(([code, label]) => [code, formatMessage(label)])),
    }),
  }));

/** Exports the rows as filtered and sorted, with the columns as they are shown. */
export function ExportMenu({ exports, title, columns, isEmpty }: ExportMenuProps) {
  const formatMessage = useFormatMessage();
  const { mutateAsync, isPending } = useMutation(listExportMutation());
  const { path, query, formats = USUAL_FORMATS } = exports;
  const items = formats.map((format) => ({
    label: messages[format],
    onSelect: () =>
      mutateAsync({
        path,
        query,
        input: { format, title: formatMessage(title), columns: toInput(columns, formatMessage) },
      }),
  }));
  return (
    <Menu
      items={items}
      trigger={
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={formatMessage(messages.export)}
          title={formatMessage(messages.export)}
          loading={isPending}
          disabled={isEmpty}
        >
          <Icon name="download" />
        </IconButton>
      }
    />
  );
}
