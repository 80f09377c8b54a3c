import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useCan } from 'shared-auth';
import type { EdiMessageDetails, EdiSet } from 'shared-contracts/edi';
import type { EdiProblem } from 'shared-contracts/values/edi';
import { Box, Button, chakra, Flex, QueryContent, Skeleton, Stack, StyledLink, Text, withValues } from 'shared-ui';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { Dialog, DialogBody, DialogFooter } from 'shared-ui/overlays';
import { Link } from 'shared-ui/router';
import { EDI_STATE_STYLES, styleOf } from './edi-state-styles.ts';
import { ediMutations, ediQueries, REPLAY_MESSAGES } from './edi.api.ts';
import { actions, messages } from './edi.messages.ts';

const Problem = ({ segment, element, message }: EdiProblem) => (
  <Text as="li" textStyle="sm" overflowWrap="anywhere">
    {element === null ? (
      <FormattedMessage {...withValues(messages.problemIn, { segment, message })} />
    ) : (
      <FormattedMessage {...withValues(messages.problemAt, { segment, element, message })} />
    )}
  </Text>
);

/** The order or the trip that a set is about. */
function Subject({ order, trip }: Pick<EdiSet, 'order' | 'trip'>) {
  const subject = trip ?? order;
  if (!subject) return <FormattedMessage {...messages.noSubject} />;
  return (
    <StyledLink asChild color="accent.fg">
      <Link to={`/${trip ? 'trips' : 'orders'}/${subject.id}`}>{subject.name}</Link>
    </StyledLink>
  );
}

const Outcome = ({ code, controlNumber, order, trip, problems, isReceived }: EdiSet & { isReceived: boolean }) => (
  <Box as="li" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
    <Flex align="center" gap="3" wrap="wrap">
      <Text flex="1" minW="0" fontWeight="medium">
        <FormattedMessage {...withValues(messages.set, { number: controlNumber, code })} />
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <Subject order={order} trip={trip} />
      </Text>
      {isReceived && <StatusBadge {...EDI_STATE_STYLES[problems.length === 0 ? 'accepted' : 'rejected']} />}
    </Flex>
    {problems.length > 0 && (
      <Stack as="ul" gap="1" mt="1">
        {problems.map((problem) => (
          <Problem key={`${problem.segment} ${problem.position} ${problem.element} ${problem.message}`} {...problem} />
        ))}
      </Stack>
    )}
  </Box>
);

const RawText = ({ title, text, isOpen }: { title: MessageDescriptor; text: string; isOpen?: boolean }) => (
  <chakra.details textStyle="sm" open={isOpen}>
    <chakra.summary py="1" cursor="pointer" color="fg.muted">
      <FormattedMessage {...title} />
    </chakra.summary>
    <chakra.pre mt="1" p="2" bg="bg.subtle" borderRadius="md" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text}
    </chakra.pre>
  </chakra.details>
);

function Delivery({ message }: { message: EdiMessageDetails }) {
  const { delivery, deliveredAt, deliveryError } = message;
  if (delivery === null) return null;
  return (
    <Box>
      <Flex align="center" gap="3" wrap="wrap">
        <StatusBadge {...styleOf(message)} />
        {deliveredAt !== null && <DateTime at={deliveredAt} />}
      </Flex>
      {deliveryError !== null && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" mt="1">
          {deliveryError}
        </Text>
      )}
    </Box>
  );
}

function Content({ message }: { message: EdiMessageDetails }) {
  const { id, direction, state, raw, sets, problem, acknowledgement, isDeliverable } = message;
  const replay = useMutation(ediMutations.replay());
  const sendAgain = useMutation(ediMutations.sendAgain());
  const canWrite = useCan(REPLAY_MESSAGES);
  const canReplay = canWrite && direction === 'in' && state !== 'accepted' && problem === null;
  return (
    <>
      <DialogBody>
        <Stack gap="4">
          <Delivery message={message} />
          {problem && (
            <Box as="ul">
              <Problem {...problem} />
            </Box>
          )}
          {sets.length > 0 && (
            <Box as="ul">
              {sets.map((set) => (
                <Outcome key={set.controlNumber} {...set} isReceived={direction === 'in'} />
              ))}
            </Box>
          )}
          <RawText title={messages.raw} text={raw} isOpen={direction === 'out'} />
          {acknowledgement !== null && <RawText title={messages.acknowledgement} text={acknowledgement} />}
        </Stack>
      </DialogBody>
      {canReplay && (
        <DialogFooter>
          <Button loading={replay.isPending} onClick={() => replay.mutate(id)}>
            <FormattedMessage {...actions.replay} />
          </Button>
        </DialogFooter>
      )}
      {canWrite && isDeliverable && (
        <DialogFooter>
          <Button loading={sendAgain.isPending} onClick={() => sendAgain.mutate(id)}>
            <FormattedMessage {...actions.sendAgain} />
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

/** The state of a message, and its text. */
export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const message = useQuery(ediQueries.details(id));
  const number = message.data?.controlNumber ?? '';
  return (
    <Dialog title={withValues(messages.detailsTitle, { number })} width={600} onClose={onClose}>
      <QueryContent
        query={message}
        size="inline"
        skeleton={
          <DialogBody>
            <Skeleton h="32" />
          </DialogBody>
        }
      >
        {(loaded) => <Content message={loaded} />}
      </QueryContent>
    </Dialog>
  );
}
