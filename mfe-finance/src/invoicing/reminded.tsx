import { FormattedMessage } from 'react-intl';
import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { Box, withValues } from 'shared-ui';
import { formatDate, useTimeZone } from 'shared-ui/format';
import { messages } from './invoicing.messages.ts';

/** Whether there is anything to show about the reminders of an invoice. */
export const isReminded = ({ reminded, isReminderPaused }: InvoiceRow) =>
  Boolean(reminded) || isReminderPaused === true;

/** The last reminder of an invoice, and whether they are paused. */
export function Reminded({ reminded, isReminderPaused }: Pick<InvoiceRow, 'reminded' | 'isReminderPaused'>) {
  const zone = useTimeZone();
  return (
    <>
      {reminded && (
        <Box>
          <FormattedMessage
            {...withValues(messages.reminded, { step: reminded.step, date: formatDate(reminded.at, zone) })}
          />
        </Box>
      )}
      {isReminderPaused && (
        <Box>
          <FormattedMessage {...messages.reminderPaused} />
        </Box>
      )}
    </>
  );
}
