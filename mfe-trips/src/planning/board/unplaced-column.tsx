import { FormattedMessage } from 'react-intl';
import { Box, Button, Heading, Stack, Text, useSay } from 'shared-ui';
import { useBoard, type Board } from './board.ts';
import { LEFT, NEW } from './board.rules.ts';
import { OrderCard } from './order-card.tsx';
import { board as messages } from './planning.messages.ts';

const TITLE = 'planning-left';
const PutHere = ({ id }: { id: string }) => (
  <Button data-put={id} type="button" size="xs" alignSelf="flex-start">
    <FormattedMessage {...messages.putHere} />
  </Button>
);

/** Where orders are that no trip takes, with why; and where one gets a trip of its own. */
export function LeftColumn({ board }: { board: Board }) {
  const say = useSay();
  const left = useBoard(board, 'state', ({ columns }) => columns.get(LEFT));
  const why = useBoard(board, 'state', (state) => state.why);
  const orders = left?.orders ?? [];
  return (
    <Stack gap="3" w={{ base: 'full', md: '13.5rem' }} flexShrink="0" minH="0" overflowY={{ md: 'auto' }} p="1px">
      <Stack
        data-column={NEW}
        gap="2"
        p="3"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.strong"
        borderRadius="md"
      >
        <Text textStyle="sm" fontWeight="semibold">
          <FormattedMessage {...messages.fresh} />
        </Text>
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.freshText} />
        </Text>
        <PutHere id={NEW} />
      </Stack>
      <Stack
        as="section"
        aria-labelledby={TITLE}
        data-column={LEFT}
        gap="2"
        p="3"
        flex={{ md: '1' }}
        bg="bg.surface"
        borderWidth="1px"
        borderRadius="md"
      >
        <Heading as="h3" id={TITLE} textStyle="sm">
          <FormattedMessage {...messages.left} />
        </Heading>
        {orders.length === 0 ? (
          <Text textStyle="xs" color="fg.muted">
            <FormattedMessage {...messages.leftEmpty} />
          </Text>
        ) : (
          <Box>
            <Stack as="ul" aria-label={say(messages.left)} gap="1" listStyleType="none">
              {orders.map((order) => (
                <OrderCard key={order.id} board={board} order={order} why={why.get(order.id)} />
              ))}
            </Stack>
          </Box>
        )}
        <PutHere id={LEFT} />
      </Stack>
    </Stack>
  );
}
