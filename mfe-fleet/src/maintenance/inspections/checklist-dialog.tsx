import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { InspectionChecklist } from 'shared-contracts/fleet/inspections';
import { CHECKLIST_LIMITS, INSPECTION_ITEM_LIMITS } from 'shared-contracts/values/field-limits';
import { Text, useFormatMessage, type FormatMessage } from 'shared-ui';
import { FieldRows, TextField, useRecordForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { array, object, string } from 'yup';
import { inspectionQueries, saveChecklist } from './inspections.api.ts';
import { itemNames, messages } from './inspections.messages.ts';

const { min, max } = CHECKLIST_LIMITS.items;
const schema = object({
  items: array()
    .of(object({ name: string().trim().max(INSPECTION_ITEM_LIMITS.name).required().default('') }))
    .min(min)
    .max(max)
    .required(),
});

const toForm =
  (formatMessage: FormatMessage) =>
  ({ items }: InspectionChecklist) => ({
    items: items.map(({ code, name }) => ({ name: code ? formatMessage(itemNames[code]) : (name ?? '') })),
  });

/** The organization's checklist; initially the default one. */
export function ChecklistDialog({ onClose }: { onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const { record, error, initialValues, concurrency } = useRecordForm(
    inspectionQueries.checklist(),
    toForm(formatMessage),
  );
  const save = useMutation(saveChecklist());
  return (
    <FormDialog
      title={messages.checklist}
      width={500}
      schema={schema}
      initialValues={initialValues}
      error={error}
      concurrency={concurrency}
      onSubmit={({ items }) => save.mutateAsync({ items: items.map(({ name }) => name) })}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.checklistText} />{' '}
        {record && !record.isOwn && <FormattedMessage {...messages.usualText} />}
      </Text>
      <FieldRows
        name="items"
        label={messages.items}
        addLabel={messages.addItem}
        emptyRow={{ name: '' }}
        min={min}
        max={max}
        sortable
        hideLabels
        formatRows={(rows) => rows.map(({ name }) => name).join(', ')}
      >
        {(path) => <TextField name={`${path}.name`} label={messages.item} hideLabel />}
      </FieldRows>
    </FormDialog>
  );
}
