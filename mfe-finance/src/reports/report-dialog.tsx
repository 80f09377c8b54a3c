import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportColumnSelection } from 'shared-contracts/finance/reports';
import {
  isAboutVehicles,
  isConfigurableReport,
  REPORT_NAMES,
  requiresTrip,
  supportsPeriod,
  type ReportColumnId,
  type ReportName,
} from 'shared-contracts/values/finance/reports';
import type { ReportPeriod } from 'shared-contracts/values/finance/report-periods';
import { SelectField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import type { ListParams } from 'shared-ui/list';
import { ComboboxField, DateField } from 'shared-ui/picker';
import { ColumnsField } from './columns-field.tsx';
import { periodNames, reportNames } from './names.messages.ts';
import { parsePeriod } from './report-groups.ts';
import { settingsSchema, type ReportSettings } from './report.schema.ts';
import { optionSources, reportMutations, reportQueries } from './reports.api.ts';
import { messages } from './reports.messages.ts';

type ReportDialogProps = { list: ListParams; name: ReportName | undefined; onClose: () => void };

const toSeconds = (text: string | undefined) => (text === undefined ? null : Number(text));
const isSameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
const toSelectedColumns = (selections: readonly ReportColumnSelection[]) =>
  Object.fromEntries(selections.map(({ name, chosen }) => [name, chosen])) as ReportSettings['columns'];

/** Uses the columns of the URL, which a saved report may contain. */
function withColumns(columns: ReportSettings['columns'], name: ReportName | undefined, list: ListParams) {
  const named = list.getValues('columns');
  return name && isConfigurableReport(name) && named.length > 0 ? { ...columns, [name]: named } : columns;
}

/** Settings of a report. Columns of configurable reports are saved for the next time. */
export function ReportDialog({ list, name, onClose }: ReportDialogProps) {
  const selections = useQuery(reportQueries.columnSelections());
  const save = useMutation(reportMutations.saveColumns());
  const [initialSettings] = useState({
    name: name ?? REPORT_NAMES[2],
    period: parsePeriod(list.getValue('period')),
    from: toSeconds(list.getValue('from')),
    to: toSeconds(list.getValue('to')),
    tripId: list.getValue('tripId') ?? null,
    partnerId: list.getValue('partnerId') ?? null,
  });
  const items = selections.data?.items;
  const [initialValues, setInitialValues] = useState<ReportSettings>();
  if (items && !initialValues)
    setInitialValues({ ...initialSettings, columns: withColumns(toSelectedColumns(items), name, list) });
  const generate = async (settings: ReportSettings) => {
    const saved = items?.find((selection) => selection.name === settings.name);
    if (saved && !isSameList(saved.chosen, settings.columns[saved.name]))
      await save.mutateAsync({ name: saved.name, columns: settings.columns[saved.name] as ReportColumnId[] });
    const hasDates = supportsPeriod(settings.name) && settings.period === null;
    const { from, to } = hasDates ? settings : { from: null, to: null };
    list.setFilters({
      name: settings.name,
      period: (supportsPeriod(settings.name) && settings.period) || undefined,
      from: from?.toString(),
      to: to?.toString(),
      tripId: settings.tripId ?? undefined,
      partnerId: (!requiresTrip(settings.name) && settings.name !== 'vehicleCosts' && settings.partnerId) || undefined,
      columns: isConfigurableReport(settings.name) ? settings.columns[settings.name] : undefined,
      sort: undefined,
    });
  };
  return (
    <FormDialog
      title={messages.settings}
      width={500}
      schema={settingsSchema}
      initialValues={initialValues}
      error={selections.error}
      submitLabel={messages.generate}
      onSubmit={generate}
      onClose={onClose}
    >
      <SelectField name="name" label={messages.name} options={reportNames} />
      {items && <SettingsFields initialSettings={initialSettings} selections={items} />}
    </FormDialog>
  );
}

type InitialSettings = { tripId: string | null; partnerId: string | null };

/** Settings that the selected report supports. */
function SettingsFields({
  initialSettings,
  selections,
}: {
  initialSettings: InitialSettings;
  selections: readonly ReportColumnSelection[];
}) {
  const [name] = useFormValue<ReportName>('name');
  const [period] = useFormValue<ReportPeriod | null>('period');
  const trip = useQuery({
    ...reportQueries.trip(initialSettings.tripId ?? ''),
    enabled: initialSettings.tripId !== null,
  });
  const partners = useQuery({ ...reportQueries.partners(), enabled: initialSettings.partnerId !== null });
  const partner = partners.data?.items.find(({ id }) => id === initialSettings.partnerId);
  const selection = selections.find((item) => item.name === name);
  return (
    <>
      {supportsPeriod(name) && (
        <>
          <SelectField
            name="period"
            label={messages.period}
            help={messages.periodHelp}
            options={periodNames}
            placeholder={messages.dates}
          />
          {period === null && (
            <>
              <DateField name="from" label={messages.from} />
              <DateField name="to" label={messages.to} end />
            </>
          )}
        </>
      )}
      {!isAboutVehicles(name) && (
        <ComboboxField
          name="tripId"
          label={messages.trip}
          source={optionSources.trips}
          selectedOption={trip.data && { value: trip.data.id, label: trip.data.number }}
        />
      )}
      {!requiresTrip(name) && name !== 'vehicleCosts' && (
        <ComboboxField
          name="partnerId"
          label={name === 'vehicleCompliance' ? messages.partnerOwner : messages.partner}
          source={optionSources.partners}
          selectedOption={partner && { value: partner.id, label: partner.name }}
        />
      )}
      {isConfigurableReport(name) && selection && <ColumnsField key={name} selection={selection} />}
    </>
  );
}
