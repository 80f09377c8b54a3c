import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ReportColumnSelection } from 'shared-contracts/finance/reports';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import { useFormatMessage } from 'shared-ui';
import { MultiSelectField, type OptionSource } from 'shared-ui/picker';
import { columnMessages } from './columns.messages.ts';
import { messages } from './reports.messages.ts';

/** Columns of a configurable report, in selection order. */
export function ColumnsField({ selection: { name, columns, chosen } }: { selection: ReportColumnSelection }) {
  const formatMessage = useFormatMessage();
  const { locale } = useIntl();
  const source = useMemo((): OptionSource<ReportColumnId> => {
    const getLabel = (id: ReportColumnId) => formatMessage(columnMessages[id]);
    return {
      queryKey: ['reports', 'columns', name, locale],
      load: async ({ search = '', page, limit }) => {
        const matches = columns.filter((id) =>
          getLabel(id).toLocaleLowerCase(locale).includes(search.toLocaleLowerCase(locale)),
        );
        return { items: matches.slice((page - 1) * limit, page * limit), total: matches.length };
      },
      toOption: (id) => ({ value: id, label: getLabel(id) }),
    };
  }, [name, columns, locale, formatMessage]);
  return (
    <MultiSelectField
      name={`columns.${name}`}
      label={messages.columns}
      help={messages.columnsHelp}
      source={source}
      selectedOptions={chosen.map(source.toOption)}
    />
  );
}
