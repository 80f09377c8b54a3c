import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportChoice } from 'shared-contracts/reports';
import {
  isConfigurable,
  needsTrip,
  type ReportColumnId,
  type ReportName,
  REPORT_NAMES,
  takesPeriod,
} from 'shared-contracts/values/reports';
import { SelectField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import type { ListParams } from 'shared-ui/list';
import { ComboboxField, DateField } from 'shared-ui/picker';
import { ColumnsField } from './columns-field.tsx';
import { reportNames } from './names.messages.ts';
import { type ReportSettings, settingsSchema } from './report.schema.ts';
import { reportMutations, reportQueries, sources } from './reports.api.ts';
import { messages } from './reports.messages.ts';

type ReportDialogProps = { list: ListParams; /** Chosen before. */ name: ReportName | undefined; onClose: () => void };

const at = (text: string | undefined) => (text === undefined ? null : Number(text));
const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
const chosenIn = (choices: readonly ReportChoice[]) =>
  Object.fromEntries(choices.map(({ name, chosen }) => [name, chosen])) as ReportSettings['columns'];

/** What a report is to tell of. Of a configurable one the columns are kept for the next time. */
export function ReportDialog({ list, name, onClose }: ReportDialogProps) {
  const choices = useQuery(reportQueries.choices());
  const save = useMutation(reportMutations.saveColumns());
  const [began] = useState({
    name: name ?? REPORT_NAMES[2],
    from: at(list.valueOf('from')),
    to: at(list.valueOf('to')),
    tripId: list.valueOf('tripId') ?? null,
    partnerId: list.valueOf('partnerId') ?? null,
  });
  const items = choices.data?.items;
  const [initial, setInitial] = useState<ReportSettings>();
  if (items && !initial) setInitial({ ...began, columns: chosenIn(items) });
  const generate = async (settings: ReportSettings) => {
    const before = items?.find((choice) => choice.name === settings.name);
    if (before && !same(before.chosen, settings.columns[before.name]))
      await save.mutateAsync({ name: before.name, columns: settings.columns[before.name] as ReportColumnId[] });
    const period = takesPeriod(settings.name) ? settings : { from: null, to: null };
    list.filter({
      name: settings.name,
      from: period.from?.toString(),
      to: period.to?.toString(),
      tripId: settings.tripId ?? undefined,
      partnerId: (!needsTrip(settings.name) && settings.partnerId) || undefined,
      sort: undefined,
    });
  };
  return (
    <FormDialog
      title={messages.settings}
      width={500}
      schema={settingsSchema}
      initial={initial}
      error={choices.error}
      submit={messages.generate}
      onSubmit={generate}
      onClose={onClose}
    >
      <SelectField name="name" label={messages.name} options={reportNames} />
      {items && <Asked began={began} choices={items} />}
    </FormDialog>
  );
}

type Began = { tripId: string | null; partnerId: string | null };

/** What the chosen report can be asked. */
function Asked({ began, choices }: { began: Began; choices: readonly ReportChoice[] }) {
  const [name] = useFormValue<ReportName>('name');
  const trip = useQuery({ ...reportQueries.trip(began.tripId ?? ''), enabled: began.tripId !== null });
  const partners = useQuery({ ...reportQueries.partners(), enabled: began.partnerId !== null });
  const partner = partners.data?.items.find(({ id }) => id === began.partnerId);
  const choice = choices.find((one) => one.name === name);
  return (
    <>
      {takesPeriod(name) && (
        <>
          <DateField name="from" label={messages.from} help={messages.periodHelp} />
          <DateField name="to" label={messages.to} end />
        </>
      )}
      {name !== 'vehicleCompliance' && (
        <ComboboxField
          name="tripId"
          label={messages.trip}
          source={sources.trips}
          chosen={trip.data && { value: trip.data.id, label: trip.data.number }}
        />
      )}
      {!needsTrip(name) && (
        <ComboboxField
          name="partnerId"
          label={name === 'vehicleCompliance' ? messages.partnerOwner : messages.partner}
          source={sources.partners}
          chosen={partner && { value: partner.id, label: partner.name }}
        />
      )}
      {isConfigurable(name) && choice && <ColumnsField key={name} choice={choice} />}
    </>
  );
}
