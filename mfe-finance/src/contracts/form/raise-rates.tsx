import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Section, withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { NumberField, useFormValue } from 'shared-ui/form';
import { buttons, helpTexts, messages } from './contract-form.messages.ts';
import type { TermsFormValues } from './contract.schema.ts';
import { fields, sections } from '../fields.messages.ts';
import { Hint } from './rates-fields.tsx';
import { raiseRates } from './raise-rates.rules.ts';
import { isPositive } from '../terms.ts';

/** Fills the fields of all rates with raised ones, to be reviewed before they are saved as a new version. */
export function RaiseRates() {
  const [terms, setTerms] = useFormValue<TermsFormValues>('terms');
  const [percentage, setPercentage] = useFormValue<string>('raisePercentage');
  const raise = () => {
    setTerms(raiseRates(terms, percentage));
    setPercentage('');
    notify.success(withValues(messages.raised, { percentage }));
  };
  return (
    <Section title={sections.raise}>
      <Hint text={helpTexts.raisePercentage} />
      <Flex gap="3" align="flex-end">
        <Box flex="1" maxW="12rem">
          <NumberField name="raisePercentage" label={fields.percentage} decimals={4} unit="%" />
        </Box>
        <Button type="button" variant="outline" disabled={!isPositive(percentage)} onClick={raise}>
          <FormattedMessage {...buttons.raise} />
        </Button>
      </Flex>
    </Section>
  );
}
