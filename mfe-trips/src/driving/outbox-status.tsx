import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import { Box, Button, fill, Flex, Icon, Text, useSay, type Words } from 'shared-ui';
import { errorWords } from 'shared-ui/data';
import { DateTime, orderLooks } from 'shared-ui/format';
import { events, queue as messages } from './driving.messages.ts';
import type { Entry, Refused } from './outbox.ts';

const whatOf = (entry: Entry): Words =>
  entry.kind === 'event' ? events[entry.input.event] : messages[entry.input.kind];
const isStage = (stage: unknown): stage is OrderStage => typeof stage === 'string' && stage in orderLooks;

/** What is not through: what waits to be sent, and what was refused and why. */
export function QueueBar({
  entries,
  onForget,
}: {
  entries: readonly Entry[];
  onForget: (id: number) => Promise<void>;
}) {
  const waiting = entries.filter(({ state }) => state === 'waiting');
  return (
    <>
      <Box role="status">{waiting.length > 0 && <Waiting entries={waiting} />}</Box>
      {entries.map(
        (entry) =>
          entry.refused && (
            <RefusedEntry key={entry.id} entry={entry} refused={entry.refused} onForget={() => onForget(entry.id)} />
          ),
      )}
    </>
  );
}

const Waiting = ({ entries }: { entries: readonly Entry[] }) => (
  <Box p="4" borderRadius="md" bg="status.warn.bg" color="status.warn.fg">
    <Flex gap="2" align="center" fontWeight="semibold" textStyle="lg">
      <Icon name="offline" size={20} />
      <FormattedMessage {...fill(messages.waiting, { count: entries.length })} />
    </Flex>
    <Text mt="1" color="fg.default">
      <FormattedMessage {...messages.waitingText} />
    </Text>
    <Box as="ol" mt="2" color="fg.default">
      {entries.map((entry) => (
        <Flex as="li" key={entry.id} justify="space-between" gap="3" wrap="wrap" py="1">
          <span>
            <FormattedMessage {...whatOf(entry)} />
            {entry.orderNumber && ` · ${entry.orderNumber}`}
          </span>
          <DateTime at={entry.input.occurredAt} />
        </Flex>
      ))}
    </Box>
  </Box>
);

function WhyRefused({ refused }: { refused: Refused }) {
  const say = useSay();
  const { status, code, params } = refused;
  if (status === 404) return <FormattedMessage {...messages.notMine} />;
  if (code === 'stageNotAllowed' && isStage(params.from))
    return <FormattedMessage {...fill(messages.stage, { stage: say(orderLooks[params.from].label) })} />;
  const words = errorWords(new ApiError(refused));
  return typeof words === 'string' ? words : <FormattedMessage {...words} />;
}

function RefusedEntry({ entry, refused, onForget }: { entry: Entry; refused: Refused; onForget: () => Promise<void> }) {
  const say = useSay();
  const what = say(whatOf(entry));
  const title = entry.orderNumber
    ? fill(messages.refusedOf, { what, number: entry.orderNumber })
    : fill(messages.refused, { what });
  return (
    <Box role="alert" p="4" borderRadius="md" bg="status.bad.bg">
      <Flex gap="2" align="center" fontWeight="semibold" textStyle="lg" color="status.bad.fg">
        <Icon name="alert" size={20} />
        <FormattedMessage {...title} />
      </Flex>
      <Text mt="1" mb="3">
        <WhyRefused refused={refused} />
      </Text>
      <Button size="lg" variant="outline" w="full" onClick={() => void onForget()}>
        <FormattedMessage {...messages.understood} />
      </Button>
    </Box>
  );
}
