import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ReportChoice } from 'shared-contracts/reports';
import type { ReportColumnId } from 'shared-contracts/values/reports';
import { useSay } from 'shared-ui';
import { MultiSelectField, type Source } from 'shared-ui/picker';
import { columnMessages } from './columns.messages.ts';
import { messages } from './reports.messages.ts';

/** The columns of a configurable report, in the order in which they are chosen. */
export function ColumnsField({ choice: { name, columns, chosen } }: { choice: ReportChoice }) {
  const say = useSay();
  const { locale } = useIntl();
  const source = useMemo((): Source<ReportColumnId> => {
    const label = (id: ReportColumnId) => say(columnMessages[id]);
    return {
      key: ['reports', 'columns', name, locale],
      load: async ({ search = '', page, limit }) => {
        const found = columns.filter((id) =>
          label(id).toLocaleLowerCase(locale).includes(search.toLocaleLowerCase(locale)),
        );
        return { items: found.slice((page - 1) * limit, page * limit), total: found.length };
      },
      choice: (id) => ({ value: id, label: label(id) }),
    };
  }, [name, columns, locale, say]);
  return (
    <MultiSelectField
      name={`columns.${name}`}
      label={messages.columns}
      help={messages.columnsHelp}
      source={source}
      chosen={chosen.map(source.choice)}
    />
  );
}
