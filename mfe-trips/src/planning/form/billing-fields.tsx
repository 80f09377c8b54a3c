import { useMemo } from 'react';
import { Box } from 'shared-ui';
import { SwitchField, useFormValue } from 'shared-ui/form';
import { ComboboxField } from 'shared-ui/picker';
import { choices } from './choices.api.ts';
import { choiceOf } from './chosen.ts';
import { useTripForm } from './known-orders.tsx';
import { form as messages } from './trip-form.messages.ts';

/** Contact and contract are the partner's: another partner has others. */
export function BillingFields() {
  const { trip } = useTripForm();
  const [partnerId] = useFormValue<string | null>('billingPartnerId');
  const [, setContact] = useFormValue<string | null>('billingContactId');
  const [, setContract] = useFormValue<string | null>('billingContractId');
  const contacts = useMemo(() => choices.contactsOf(partnerId ?? ''), [partnerId]);
  const contracts = useMemo(() => choices.contractsWith(partnerId ?? ''), [partnerId]);
  const chosen = useMemo(
    () => ({
      partner: choiceOf(trip?.billingPartner),
      contact: choiceOf(trip?.billingContact),
      contract: choiceOf(trip?.billingContract),
    }),
    [trip],
  );
  const clear = () => {
    setContact(null);
    setContract(null);
  };
  const first = partnerId ? {} : { disabled: true, help: messages.partnerFirst };
  return (
    <>
      <ComboboxField
        name="billingPartnerId"
        label={messages.billingPartner}
        source={choices.partners}
        chosen={chosen.partner}
        onChoose={clear}
      />
      <Box display={{ base: 'none', md: 'block' }} />
      <ComboboxField
        name="billingContactId"
        label={messages.billingContact}
        source={contacts}
        chosen={chosen.contact}
        {...first}
      />
      <ComboboxField
        name="billingContractId"
        label={messages.billingContract}
        source={contracts}
        chosen={chosen.contract}
        {...first}
      />
      <Box gridColumn="1 / -1">
        <SwitchField name="isBackhaul" label={messages.backhaul} />
      </Box>
    </>
  );
}
