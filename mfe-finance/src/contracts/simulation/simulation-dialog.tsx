import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Flex, Icon, QueryContent, Skeleton, Stack, Text, withValues, type Message } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { useDayConversion } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { DateInput } from 'shared-ui/picker';
import { isPeriod, lastMonth, nextDay } from './period.rules.ts';
import { exportMutation, simulationQuery, type SimulationRequest } from './simulation.api.ts';
import { messages } from './simulation.messages.ts';
import { SimulationResult } from './simulation-result.tsx';

type DayInputProps = { label: Message; value: string; onChange: (day: string) => void };
const DayInput = ({ label, ...input }: DayInputProps) => (
  <Box>
    <Text aria-hidden textStyle="sm" fontWeight="medium" mb="1">
      <FormattedMessage {...label} />
    </Text>
    <DateInput label={label} {...input} />
  </Box>
);

function ExportButton({ request }: { request: SimulationRequest }) {
  const download = useMutation(exportMutation());
  const simulation = useQuery(simulationQuery(request));
  const { today } = useDayConversion();
  return (
    <Button
      variant="outline"
      disabled={!simulation.data || simulation.data.orders.length === 0}
      loading={download.isPending}
      onClick={() =>
        download.mutate(request, {
          onSuccess: (content) => saveFile(content, `${today()} tariff-simulation.xlsx`),
        })
      }
    >
      <Icon name="download" />
      <FormattedMessage {...messages.export} />
    </Button>
  );
}

function Result({ request }: { request: SimulationRequest }) {
  const simulation = useQuery(simulationQuery(request));
  return (
    <QueryContent query={simulation} size="inline" skeleton={<Skeleton h="40" />}>
      {(loaded) => (
        <Box aria-live="polite" aria-busy={simulation.isFetching}>
          <SimulationResult simulation={loaded} />
        </Box>
      )}
    </QueryContent>
  );
}

/** The simulated charges of a version for the orders of a period, the previous month by default. */
export function SimulationDialog({ id, number, onClose }: { id: string; number: number; onClose: () => void }) {
  const { today, toStartOfDay } = useDayConversion();
  const [period, setPeriod] = useState(() => lastMonth(today()));
  const isValid = isPeriod(period);
  const request = isValid
    ? { id, version: number, from: toStartOfDay(period.from), to: toStartOfDay(nextDay(period.to)) }
    : undefined;
  return (
    <Dialog title={withValues(messages.title, { number })} width={900} onClose={onClose}>
      <DialogBody>
        <Stack gap="5" pb="4">
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.lead} />
          </Text>
          <Flex gap="3" wrap="wrap" align="flex-end">
            <DayInput label={messages.from} value={period.from} onChange={(from) => setPeriod({ ...period, from })} />
            <DayInput label={messages.to} value={period.to} onChange={(to) => setPeriod({ ...period, to })} />
            {request && <ExportButton request={request} />}
          </Flex>
          {request ? (
            <Result request={request} />
          ) : (
            <Text role="alert" color="status.bad.fg">
              <FormattedMessage {...messages.invalidPeriod} />
            </Text>
          )}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
