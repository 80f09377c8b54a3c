import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import type { Holiday } from 'shared-contracts/orders/recurring-orders';
import { RECURRING_ORDER_LIMITS } from 'shared-contracts/values/orders/recurring-orders';
import { Box, Button, Flex, Icon, QueryContent, Stack, Text, useFormatMessage, withValues } from 'shared-ui';
import { Form, SubmitButton, TextField } from 'shared-ui/form';
import { useDayConversion } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateField } from 'shared-ui/picker';
import { number, object, string } from 'yup';
import { recurringMutations, recurringQueries } from './recurring.api.ts';
import { fieldErrors, messages } from './recurring.messages.ts';

const WRITE = { model: 'order', action: 'write' } as const;
const schema = object({
  day: number().integer().required(),
  name: string().trim().required().max(RECURRING_ORDER_LIMITS.holidayName),
});

function NewHoliday() {
  const { toDay } = useDayConversion();
  const add = useMutation(recurringMutations.addHoliday());
  const [count, setCount] = useState(0);
  const save = async ({ day, name }: { day: number; name: string }) => {
    await add.mutateAsync({ day: toDay(day), name });
    setCount(count + 1);
  };
  return (
    <Form key={count} schema={schema} initialValues={{}} errorMessages={fieldErrors} onSubmit={save}>
      <Flex gap="3" align="end" wrap="wrap">
        <Box flex="1" minW="10rem">
          <DateField name="day" label={messages.holidayDay} />
        </Box>
        <Box flex="2" minW="10rem">
          <TextField name="name" label={messages.holidayName} />
        </Box>
        <Box pb="6">
          <SubmitButton label={messages.addHoliday} />
        </Box>
      </Flex>
    </Form>
  );
}

function HolidayItem({ holiday: { day, name }, canWrite }: { holiday: Holiday; canWrite: boolean }) {
  const formatMessage = useFormatMessage();
  const remove = useMutation(recurringMutations.removeHoliday());
  return (
    <Flex as="li" gap="3" py="1" align="center" borderTopWidth="1px">
      <Text w="28" fontVariantNumeric="tabular-nums">
        {day.split('-').toReversed().join('.')}
      </Text>
      <Text flex="1">{name}</Text>
      {canWrite && (
        <Button
          size="sm"
          variant="ghost"
          loading={remove.isPending}
          aria-label={formatMessage(withValues(messages.removeHoliday, { name }))}
          onClick={() => remove.mutate(day)}
        >
          <Icon name="trash" />
        </Button>
      )}
    </Flex>
  );
}

export function HolidaysDialog({ onClose }: { onClose: () => void }) {
  const holidays = useQuery(recurringQueries.holidays());
  const canWrite = useCan(WRITE);
  return (
    <Dialog title={messages.holidays} width={600} onClose={onClose}>
      <DialogBody>
        <Stack gap="4" pb="4">
          <Text color="fg.muted">
            <FormattedMessage {...messages.holidaysText} />
          </Text>
          {canWrite && <NewHoliday />}
          <QueryContent query={holidays} size="inline">
            {({ items }) =>
              items.length === 0 ? (
                <Text color="fg.muted">
                  <FormattedMessage {...messages.noHolidays} />
                </Text>
              ) : (
                <Box as="ul" listStyleType="none">
                  {items.map((holiday) => (
                    <HolidayItem key={holiday.day} holiday={holiday} canWrite={canWrite} />
                  ))}
                </Box>
              )
            }
          </QueryContent>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
