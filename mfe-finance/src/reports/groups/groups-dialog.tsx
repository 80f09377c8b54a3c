import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  MAX_GROUP_COLUMNS,
  MAX_MEASURES,
  REPORT_CHARTS,
  type ReportChart,
} from 'shared-contracts/values/finance/report-groups';
import type { ReportName } from 'shared-contracts/values/finance/reports';
import { useFormatMessage, withValues, type FormatMessage, type Message } from 'shared-ui';
import { fieldMessages, SelectField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import type { ListParams } from 'shared-ui/list';
import { MultiSelectField, type OptionSource } from 'shared-ui/picker';
import { array, object, string, type ObjectSchema } from 'yup';
import { toGroupLabel, toMeasureLabel } from './group-labels.ts';
import { groupQueries } from './groups.api.ts';
import { chartMessages, groupMessages as messages } from './groups.messages.ts';

type Values = { groupBy: string[]; measures: string[]; chart: ReportChart | null };

const ids = array().of(string().required()).required();
const schema = object({
  groupBy: ids.max(MAX_GROUP_COLUMNS),
  measures: ids.min(1, fieldMessages.required).max(MAX_MEASURES),
  chart: string().oneOf(REPORT_CHARTS).nullable().default(null),
}) as unknown as ObjectSchema<Values>;

type ToLabel = (id: string, formatMessage: FormatMessage) => Message;

/** Searches ids by their labels. */
function useIdSource(key: string, all: readonly string[], toLabel: ToLabel): OptionSource<string> {
  const formatMessage = useFormatMessage();
  const { locale } = useIntl();
  return useMemo(() => {
    const getLabel = (id: string) => formatMessage(toLabel(id, formatMessage));
    return {
      queryKey: ['reports', 'groups', key, locale, all],
      load: async ({ search = '', page, limit }) => {
        const text = search.toLocaleLowerCase(locale);
        const matches = all.filter((id) => getLabel(id).toLocaleLowerCase(locale).includes(text));
        return { items: matches.slice((page - 1) * limit, page * limit), total: matches.length };
      },
      toOption: (id) => ({ value: id, label: getLabel(id) }),
    };
  }, [key, all, toLabel, locale, formatMessage]);
}

const NONE: readonly string[] = [];

/** Builds a report of groups: by what, which sums and averages, and its chart. */
export function GroupsDialog({ name, list, onClose }: { name: ReportName; list: ListParams; onClose: () => void }) {
  const choices = useQuery(groupQueries.choices(name));
  const groupSource = useIdSource(`${name} groupBy`, choices.data?.groupBy ?? NONE, toGroupLabel);
  const measureSource = useIdSource(`${name} measures`, choices.data?.measures ?? NONE, toMeasureLabel);
  const initial = {
    groupBy: list.getValues('groupBy'),
    measures: list.getValues('measures'),
    chart: REPORT_CHARTS.find((chart) => chart === list.getValue('chart')) ?? null,
  };
  const measures = initial.measures.length > 0 ? initial.measures : ['count'];
  return (
    <FormDialog
      title={messages.title}
      width={500}
      schema={schema}
      initialValues={choices.data && { ...initial, measures }}
      error={choices.error}
      submitLabel={messages.apply}
      onSubmit={async (values) =>
        list.setFilters({
          groupBy: values.groupBy,
          measures: values.measures,
          chart: values.chart ?? undefined,
          columns: undefined,
          sort: undefined,
        })
      }
      onClose={onClose}
    >
      <MultiSelectField
        name="groupBy"
        label={messages.groupBy}
        help={withValues(messages.groupByHelp, { max: MAX_GROUP_COLUMNS })}
        source={groupSource}
        selectedOptions={initial.groupBy.map(groupSource.toOption)}
      />
      <MultiSelectField
        name="measures"
        label={messages.measures}
        help={withValues(messages.measuresHelp, { max: MAX_MEASURES })}
        source={measureSource}
        selectedOptions={measures.map(measureSource.toOption)}
      />
      <SelectField name="chart" label={messages.chart} options={chartMessages} placeholder={messages.noChart} />
    </FormDialog>
  );
}
