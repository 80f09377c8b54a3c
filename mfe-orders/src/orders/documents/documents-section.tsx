import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderDocument } from 'shared-contracts/orders/order-documents';
import type { Order } from 'shared-contracts/orders/orders';
import { Box, Button, Icon, lazyDialog, QueryContent, Section, Skeleton, Text } from 'shared-ui';
import { DocumentItem } from './document-item.tsx';
import { documentMutations, documentQueries } from './documents.api.ts';
import { messages } from './documents.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));
const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx').then((file) => file.DocumentDialog));

function DocumentList({ order, documents }: { order: Order; documents: readonly OrderDocument[] }) {
  const [openIndex, setOpenIndex] = useState<number>();
  const remove = useMutation(documentMutations.remove(order.id));
  if (documents.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.none} />
      </Text>
    );
  return (
    <>
      <Box as="ul" my="-2">
        {documents.map((orderDocument, index) => (
          <DocumentItem
            key={orderDocument.id}
            orderDocument={orderDocument}
            onOpen={() => setOpenIndex(index)}
            onDelete={() => remove.mutateAsync(orderDocument.id)}
          />
        ))}
      </Box>
      {openIndex !== undefined && (
        <Suspense>
          <DocumentsViewer documents={documents} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Documents of both sides of an order, internal or shared. */
export function DocumentsSection({ order }: { order: Order }) {
  const [isAdding, setAdding] = useState(false);
  const documents = useQuery(documentQueries.list(order.id));
  return (
    <Section
      title={messages.title}
      aside={
        documents.data?.actions.includes('add') && (
          <Button size="xs" variant="outline" onClick={() => setAdding(true)}>
            <Icon name="plus" size={14} />
            <FormattedMessage {...messages.add} />
          </Button>
        )
      }
    >
      <QueryContent query={documents} size="inline" skeleton={<Skeleton h="16" />}>
        {({ items }) => <DocumentList order={order} documents={items} />}
      </QueryContent>
      {isAdding && <DocumentDialog order={order} onClose={() => setAdding(false)} />}
    </Section>
  );
}
