import { useMemo } from 'react';
import { Box } from 'shared-ui';
import { SwitchField, useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { pickerSources } from './picker-sources.api.ts';
import { toOption } from './to-option.ts';
import { useTripFormContext } from './trip-form-context.tsx';
import { formMessages as messages } from './trip-form.messages.ts';

/** Billing contact and contract belong to the partner: changing the partner clears them. */
export function BillingFields() {
  const { trip } = useTripFormContext();
  const [partnerId] = useFormValue<string | null>('billingPartnerId');
  const [, setContact] = useFormValue<string | null>('billingContactId');
  const [, setContract] = useFormValue<string | null>('billingContractId');
  const contacts = useMemo(() => pickerSources.billingContacts(partnerId ?? ''), [partnerId]);
  const contracts = useMemo(() => pickerSources.contracts(partnerId ?? ''), [partnerId]);
  const selected = useMemo(
    () => ({
      partner: toOption(trip?.billingPartner),
      contact: toOption(trip?.billingContact),
      contract: toOption(trip?.billingContract),
    }),
    [trip],
  );
  const clearPartnerFields = () => {
    setContact(null);
    setContract(null);
  };
  const disabledProps = partnerId ? {} : { disabled: true, help: messages.partnerFirst };
  return (
    <>
      <ComboboxField
        name="billingPartnerId"
        label={messages.billingPartner}
        source={pickerSources.partners}
        selectedOption={selected.partner}
        onSelect={clearPartnerFields}
      />
      <Box display={{ base: 'none', md: 'block' }} />
      <ComboboxField
        name="billingContactId"
        label={messages.billingContact}
        source={contacts}
        selectedOption={selected.contact}
        {...disabledProps}
      />
      <ComboboxField
        name="billingContractId"
        label={messages.billingContract}
        source={contracts}
        selectedOption={selected.contract}
        {...disabledProps}
      />
      <Box gridColumn="1 / -1">
        <SwitchField name="isBackhaul" label={messages.backhaul} />
      </Box>
    </>
  );
}
