import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import { Button, Flex, Icon, NoAccess, Page, Text } from 'shared-ui';
import { WRITE } from '../order-access.ts';
import { deleteDraft, readDraft } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { messages } from './order-form.messages.ts';
import { newOrderValues } from './order-form-values.ts';
import { messages as list } from '../orders.messages.ts';

const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
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
      <FormattedMessage {...messages.draftRestored} />
    </Text>
    <Button type="button" size="sm" variant="outline" onClick={onDiscard}>
      <FormattedMessage {...messages.discardDraft} />
    </Button>
  </Flex>
);

export default function OrderNewPage() {
  const [draft, setDraft] = useState(readDraft);
  const canCreate = useCan(WRITE);
  if (!canCreate) return <NoAccess />;
  const discard = () => {
    flushSync(() => setDraft(undefined)); // the form saves its draft when it unmounts
    deleteDraft();
  };
  return (
    <Page title={messages.create} backLink={{ to: '/orders', label: list.title }}>
      {draft && <DraftNotice onDiscard={discard} />}
      <OrderForm
        key={draft ? 'draft' : 'new'}
        initialValues={draft?.values ?? newOrderValues}
        initialRecords={draft?.records ?? {}}
      />
    </Page>
  );
}
