import { FormattedMessage } from 'react-intl';
import { Box, Button, Heading, Stack, Text, useFormatMessage } from 'shared-ui';
import { useBoard, type Board } from './board-store.ts';
import { UNPLACED, NEW_TRIP } from './board.rules.ts';
import { OrderCard } from './order-card.tsx';
import { boardMessages as messages } from './board.messages.ts';

const TITLE_ID = 'planning-unplaced';
const DropHereButton = ({ id }: { id: string }) => (
  <Button data-drop-target={id} type="button" size="xs" alignSelf="flex-start">
    <FormattedMessage {...messages.dropHere} />
  </Button>
);

/** The unplaced orders with their reasons, and the drop target for a new trip. */
export function UnplacedColumn({ board }: { board: Board }) {
  const formatMessage = useFormatMessage();
  const column = useBoard(board, 'state', ({ columns }) => columns.get(UNPLACED));
  const unplaced = useBoard(board, 'state', (state) => state.unplaced);
  const orders = column?.orders ?? [];
  return (
    <Stack gap="3" w={{ base: 'full', md: '13.5rem' }} flexShrink="0" minH="0" overflowY={{ md: 'auto' }} p="1px">
      <Stack
        data-column={NEW_TRIP}
        gap="2"
        p="3"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.strong"
        borderRadius="md"
      >
        <Text textStyle="sm" fontWeight="semibold">
          <FormattedMessage {...messages.newTrip} />
        </Text>
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.newTripHint} />
        </Text>
        <DropHereButton id={NEW_TRIP} />
      </Stack>
      <Stack
        as="section"
        aria-labelledby={TITLE_ID}
        data-column={UNPLACED}
        gap="2"
        p="3"
        flex={{ md: '1' }}
        bg="bg.surface"
        borderWidth="1px"
        borderRadius="md"
      >
        <Heading as="h3" id={TITLE_ID} textStyle="sm">
          <FormattedMessage {...messages.unplaced} />
        </Heading>
        {orders.length === 0 ? (
          <Text textStyle="xs" color="fg.muted">
            <FormattedMessage {...messages.unplacedEmpty} />
          </Text>
        ) : (
          <Box>
            <Stack as="ul" aria-label={formatMessage(messages.unplaced)} gap="1" listStyleType="none">
              {orders.map((order) => (
                <OrderCard key={order.id} board={board} order={order} isUnplaced unplaced={unplaced.get(order.id)} />
              ))}
            </Stack>
          </Box>
        )}
        <DropHereButton id={UNPLACED} />
      </Stack>
    </Stack>
  );
}
