import { useMemo } from 'react';
import { Box } from 'shared-ui';
import { FieldGroup, SwitchField, TextareaField, TextField, useFormValue } from 'shared-ui/form';
import { ApprovalNote } from './approval-note.tsx';
import { useCreatingSource } from './create-dialogs.tsx';
import { optionSources } from '../order-options.api.ts';
import { general as messages } from './order-form.messages.ts';
import { fields } from '../orders.messages.ts';
import { MultiPicker, Picker } from './picker.tsx';
import { ServicesFields } from './services-fields.tsx';

/** Contracts belong to a partner, so changing the partner clears the contract. */
function PartnerFields() {
  const [partnerId] = useFormValue<string | null>('partnerId');
  const [, setContract] = useFormValue<string | null>('contractId');
  const contracts = useMemo(() => optionSources.contractsOf(partnerId ?? ''), [partnerId]);
  return (
    <FieldGroup title={messages.partner} help={messages.partnerHelp}>
      <Picker
        name="partnerId"
        label={fields.partner}
        source={optionSources.partners}
        onSelect={() => setContract(null)}
      />
      <Picker
        name="contractId"
        label={fields.contract}
        source={contracts}
        disabled={!partnerId}
        help={partnerId ? messages.contractHelp : messages.partnerFirst}
      />
    </FieldGroup>
  );
}

const NOTIFIED = { isNotification: true };

function NotificationContactsField() {
  const contacts = useCreatingSource('contact', optionSources.notificationContacts, NOTIFIED);
  return (
    <MultiPicker
      name="notificationContactIds"
      label={fields.notificationContacts}
      source={contacts}
      help={messages.notificationHelp}
    />
  );
}

export const GeneralStep = () => (
  <>
    <FieldGroup title={messages.order}>
      <Picker name="orderTypeId" label={fields.orderType} source={optionSources.orderTypes} />
      <TextField name="reference" label={fields.reference} help={messages.referenceHelp} />
    </FieldGroup>
    <PartnerFields />
    <FieldGroup title={messages.approval} help={messages.approvalHelp}>
      <Box gridColumn="1 / -1">
        <Picker name="operationId" label={fields.operation} source={optionSources.operations} />
        <ApprovalNote />
      </Box>
    </FieldGroup>
    <FieldGroup title={messages.transport} columns={1}>
      <MultiPicker
        name="vehicleTypeIds"
        label={fields.vehicleTypes}
        source={optionSources.vehicleTypes}
        help={messages.vehicleTypesHelp}
      />
      <SwitchField name="isFlexible" label={messages.flexible} />
      <SwitchField name="isBackhaul" label={messages.backhaul} />
    </FieldGroup>
    <ServicesFields />
    <FieldGroup title={messages.notes} columns={1}>
      <NotificationContactsField />
      <TextareaField name="description" label={fields.description} rows={3} />
    </FieldGroup>
  </>
);
