import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReminderPause } from 'shared-contracts/finance/reminders';
import { Box, Button, Flex, QueryContent, Skeleton, Stack, Text } from 'shared-ui';
import { DateOnly } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { reminderMutations, reminderQueries } from './reminders.api.ts';
import { actions } from './reminders.messages.ts';

function Pause({ pause }: { pause: ReminderPause }) {
  const resume = useMutation(reminderMutations.resume());
  return (
    <Flex as="li" justify="space-between" align="center" gap="4" listStyleType="none">
      <Box minW="0">
        <Text fontWeight="medium">{pause.invoice?.number ?? pause.partner?.name}</Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <DateOnly at={pause.createdAt} /> {pause.createdBy} · {pause.reason}
        </Text>
      </Box>
      <Button size="sm" variant="outline" loading={resume.isPending} onClick={() => resume.mutate(pause.id)}>
        <FormattedMessage {...actions.resume} />
      </Button>
    </Flex>
  );
}

/** Partners and invoices whose reminders are paused. */
export function PausesDialog({ onClose }: { onClose: () => void }) {
  const pauses = useQuery(reminderQueries.pauses);
  return (
    <Dialog title={actions.pauses} width={500} onClose={onClose}>
      <DialogBody pb="5">
        <QueryContent query={pauses} size="inline" skeleton={<Skeleton h="24" />}>
          {({ items }) =>
            items.length === 0 ? (
              <Text color="fg.muted">
                <FormattedMessage {...actions.noPauses} />
              </Text>
            ) : (
              <Stack as="ul" gap="4">
                {items.map((pause) => (
                  <Pause key={pause.id} pause={pause} />
                ))}
              </Stack>
            )
          }
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}
