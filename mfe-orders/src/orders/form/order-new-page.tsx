import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import { Button, Flex, Icon, NoAccess, Page, Text } from 'shared-ui';
import { WRITE } from './order-access.ts';
import { dropDraft, readDraft } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { messages } from './order-form.messages.ts';
import { newOrder } from './order-values.ts';
import { messages as list } from './orders.messages.ts';

const DraftNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <Flex
    role="status"
    align="center"
    gap="3"
    wrap="wrap"
    maxW="72rem"
    mb="5"
    px="4"
    py="2.5"
    borderRadius="md"
    bg="status.info.bg"
    color="status.info.fg"
  >
    <Icon name="info" />
    <Text flex="1">
      <FormattedMessage {...messages.draft} />
    </Text>
    <Button type="button" size="sm" variant="outline" onClick={onDiscard}>
      <FormattedMessage {...messages.discardDraft} />
    </Button>
  </Flex>
);

export default function OrderNewPage() {
  const [draft, setDraft] = useState(readDraft);
  const mayCreate = useCan(WRITE);
  if (!mayCreate) return <NoAccess />;
  const discard = () => {
    flushSync(() => setDraft(undefined)); // the form keeps what it holds when it goes
    dropDraft();
  };
  return (
    <Page title={messages.create} back={{ to: '/orders', label: list.title }}>
      {draft && <DraftNote onDiscard={discard} />}
      <OrderForm key={draft ? 'draft' : 'new'} initial={draft?.values ?? newOrder} initialKnown={draft?.known ?? {}} />
    </Page>
  );
}
