import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChecklistItem } from 'shared-contracts/fleet/inspections';
import { INSPECTION_ITEM_LIMITS } from 'shared-contracts/values/field-limits';
import { INSPECTION_ITEMS, type InspectionKind } from 'shared-contracts/values/fleet/inspections';
import { Box, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { FileDropField } from 'shared-ui/file-field';
import type { FileValue } from 'shared-ui/files';
import { CheckboxField, fieldMessages, SwitchField, TextField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { array, boolean, mixed, object, string, type TestContext } from 'yup';
import { items as itemMessages, messages, titles } from './inspection.messages.ts';
import type { DriverOutbox } from './use-driver-outbox.ts';

const isDescribed = (note: string | null | undefined, { parent }: TestContext) =>
  Boolean(note) || !(parent as { isDefect: boolean }).isDefect;

const schema = object({
  items: array()
    .of(
      object({
        code: string().oneOf(INSPECTION_ITEMS).nullable().default(null),
        name: string().required(),
        isDefect: boolean().required().default(false),
        note: string()
          .trim()
          .max(INSPECTION_ITEM_LIMITS.note)
          .nullable()
          .default(null)
          .test('note', fieldMessages.required, isDescribed),
        photo: mixed<NonNullable<FileValue>>().nullable().default(null),
      }),
    )
    .required(),
  isChecked: boolean().required().default(false).oneOf([true], messages.mustCheck),
});

function ItemFields({ path }: { path: string }) {
  const [{ name, isDefect }] = useFormValue<{ name: string; isDefect: boolean }>(path);
  return (
    <Box as="li" py="3" borderBottomWidth="1px" borderColor="border.subtle">
      <SwitchField name={`${path}.isDefect`} label={withValues(messages.defect, { name })} />
      {isDefect && (
        <Stack gap="3" mt="3">
          <TextField name={`${path}.note`} label={messages.note} />
          <FileDropField
            name={`${path}.photo`}
            label={messages.photo}
            kinds={['JPEG', 'PNG']}
            size="compact"
            allowCamera
            shrinkImages
          />
        </Stack>
      )}
    </Box>
  );
}

type InspectionDialogProps = {
  kind: InspectionKind;
  checklist: readonly ChecklistItem[];
  outbox: DriverOutbox;
  onClose: () => void;
};

/** The driver's inspection of the vehicle: a note and a photo for each defect, everything else is fine. */
export function InspectionDialog({ kind, checklist, outbox, onClose }: InspectionDialogProps) {
  const formatMessage = useFormatMessage();
  const [initialValues] = useState(() => ({
    items: checklist.map(({ code, name }) => ({
      code,
      name: code ? formatMessage(itemMessages[code]) : (name ?? ''),
      isDefect: false,
      note: null,
      photo: null,
    })),
    isChecked: false,
  }));
  return (
    <FormDialog
      title={titles[kind]}
      width={500}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.submit}
      onSubmit={({ items }) =>
        outbox.recordInspection(
          kind,
          items.map(({ photo, isDefect, note, ...item }) => ({
            ...item,
            isDefect,
            note: isDefect ? note : null,
            photo: isDefect && photo instanceof File ? photo : null,
          })),
        )
      }
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.hint} />
      </Text>
      <Box as="ul">
        {initialValues.items.map(({ name }, i) => (
          <ItemFields key={name} path={`items.${i}`} />
        ))}
      </Box>
      <CheckboxField name="isChecked" label={messages.checked} />
    </FormDialog>
  );
}
