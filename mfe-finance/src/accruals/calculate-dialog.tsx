import { useMutation } from '@tanstack/react-query';
import { LISTED_MONTHS } from 'shared-contracts/values/finance/invoices';
import { lastMonths } from 'shared-contracts/values/finance/last-months';
import { useDayConversion } from 'shared-ui/format';
import { SelectField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useNavigate } from 'shared-ui/router';
import { object, string } from 'yup';
import { accrualMutations } from './accruals.api.ts';
import { actions, errorMessages, fields } from './accruals.messages.ts';
import { formatMonth } from './month.ts';

const schema = object({ month: string().required() });

/** Calculates the preview of a month, and opens it. @param month chosen at first; the last one by default */
export function CalculateDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const navigate = useNavigate();
  const { today } = useDayConversion();
  const calculate = useMutation(accrualMutations.calculate());
  const months = lastMonths(today(), LISTED_MONTHS);
  return (
    <FormDialog
      title={actions.calculateMonth}
      width={400}
      schema={schema}
      initialValues={{ month: months.includes(month) ? month : (months[1] ?? '') }}
      submitLabel={actions.calculate}
      errorMessages={errorMessages}
      onSubmit={async (values) => navigate(`/accruals/${(await calculate.mutateAsync(values.month)).id}`)}
      onClose={onClose}
    >
      <SelectField
        name="month"
        label={fields.month}
        help={actions.calculateHelp}
        options={months.map((value) => ({ value, label: formatMonth(value) }))}
      />
    </FormDialog>
  );
}
