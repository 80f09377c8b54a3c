import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Box, Skeleton, Text, useDebounced } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { useDayConversion } from 'shared-ui/format';
import { recurringQueries } from './recurring.api.ts';
import { recurringSchema, toInput, type RecurringFormValues } from './recurring-form.ts';
import { messages } from './recurring.messages.ts';
import { describeOccurrence } from './weekdays.ts';

/** The next pickups of the entered pattern, as the API computes them. */
export function NextDates() {
  const intl = useIntl();
  const { toDay } = useDayConversion();
  const values = useFormValues<RecurringFormValues>();
  const isComplete = recurringSchema.isValidSync(values);
  const entered = useDebounced(JSON.stringify(isComplete ? toInput(recurringSchema.cast(values), toDay) : null));
  const preview = useQuery({ ...recurringQueries.preview(JSON.parse(entered)), enabled: entered !== 'null' });
  const text = { textStyle: 'sm', color: 'fg.muted' } as const;
  return (
    <Box gridColumn="1 / -1" role="status" mb="4">
      <Text textStyle="sm" fontWeight="medium">
        <FormattedMessage {...messages.nextDates} />
      </Text>
      {!isComplete || preview.isError ? (
        <Text {...text}>
          <FormattedMessage {...messages.datesPending} />
        </Text>
      ) : (
        <Dates preview={preview.data?.next} describe={(date) => describeOccurrence(intl, date)} />
      )}
    </Box>
  );
}

type Date = { day: string; time: string };

function Dates({ preview, describe }: { preview: Date[] | undefined; describe: (date: Date) => string }) {
  if (!preview) return <Skeleton h="16" />;
  if (preview.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.noDates} />
      </Text>
    );
  return (
    <Box as="ul" textStyle="sm" fontVariantNumeric="tabular-nums">
      {preview.map((date) => (
        <li key={`${date.day} ${date.time}`}>{describe(date)}</li>
      ))}
    </Box>
  );
}
