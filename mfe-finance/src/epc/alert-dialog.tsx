import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Epc } from 'shared-contracts/finance/epc';
import { EPC_ALERT_LIMITS } from 'shared-contracts/values/field-limits';
import { NumberField, SwitchField, useFormValue } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { boolean, number, object } from 'yup';
import { epcMutations } from './epc-page.api.ts';
import { alertMessages as messages } from './epc-page.messages.ts';

const { min, max } = EPC_ALERT_LIMITS.alertLevel;
const DEFAULT_ALERT_LEVEL = 10;
const schema = object({
  isOn: boolean().default(true),
  alertLevel: number().required().integer().min(min).max(max),
});

function AlertLevelField() {
  const [isOn] = useFormValue<boolean>('isOn');
  return (
    <NumberField name="alertLevel" label={messages.alertLevel} decimals={0} help={messages.help} disabled={!isOn} />
  );
}

/** Sets at how many remaining credits the organization is alerted. */
export function AlertDialog({ epc: { alertLevel = null }, onClose }: { epc: Epc; onClose: () => void }) {
  const change = useMutation(epcMutations.changeAlert());
  const [initialValues] = useState({ isOn: alertLevel !== null, alertLevel: alertLevel ?? DEFAULT_ALERT_LEVEL });
  return (
    <FormDialog
      title={messages.title}
      schema={schema}
      initialValues={initialValues}
      submitLabel={messages.save}
      onSubmit={({ isOn, ...entered }) => change.mutateAsync({ alertLevel: isOn ? entered.alertLevel : null })}
      onClose={onClose}
    >
      <SwitchField name="isOn" label={messages.isOn} />
      <AlertLevelField />
    </FormDialog>
  );
}
