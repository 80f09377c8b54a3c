import { FormattedMessage } from 'react-intl';
import { NOTIFIED_STAGES } from 'shared-contracts/values/network/contacts';
import { Box, Checkbox } from 'shared-ui';
import { CheckboxField, FieldGroup, useFormValue } from 'shared-ui/form';
import { orderStageMessages } from 'shared-ui/format';
import { sections } from './contact-form.messages.ts';
import type { ContactForm } from './contact-form.ts';
import { messages } from './contacts.messages.ts';

/** A checkbox for each stage, and one for all of them. */
export function NotificationTypes() {
  const [stages, setStages] = useFormValue<ContactForm['stages']>('stages');
  const selectedCount = NOTIFIED_STAGES.filter((stage) => stages[stage]).length;
  const isAll = selectedCount === NOTIFIED_STAGES.length;
  const setAll = () =>
    setStages(Object.fromEntries(NOTIFIED_STAGES.map((stage) => [stage, !isAll])) as ContactForm['stages']);
  return (
    <FieldGroup title={sections.notificationTypes} help={sections.notificationTypesHelp}>
      <Box gridColumn="1 / -1">
        <Checkbox checked={isAll || (selectedCount > 0 && 'indeterminate')} onChange={setAll}>
          <FormattedMessage {...messages.allStages} />
        </Checkbox>
      </Box>
      {NOTIFIED_STAGES.map((stage) => (
        <CheckboxField key={stage} name={`stages.${stage}`} label={orderStageMessages[stage]} />
      ))}
    </FieldGroup>
  );
}
