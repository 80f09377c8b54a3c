import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WorkOrder, WorkOrderDocument } from 'shared-contracts/fleet/work-orders';
import { Box, Button, chakra, Flex, Icon, lazyDialog, Section, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTime, PersonName } from 'shared-ui/format';
import { Actions } from 'shared-ui/overlays';
import { workOrderMutations } from './work-orders.api.ts';
import { actions as labels, dialogs, messages } from './work-orders.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));
const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx').then((file) => file.DocumentDialog));

const OpenButton = chakra('button', {
  base: {
    maxW: 'full',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    _hover: { color: 'accent.fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

type ItemProps = { item: WorkOrderDocument; onOpen: () => void; onDelete: () => Promise<unknown> };

function DocumentItem({ item: { name, author, createdAt, actions }, onOpen, onDelete }: ItemProps) {
  const formatMessage = useFormatMessage();
  const deleteAction = {
    label: labels.delete,
    icon: 'trash',
    danger: true,
    confirmText: withValues(dialogs.deleteDocument, { name }),
    onSelect: onDelete,
  } as const;
  return (
    <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box pt="0.5" color="fg.muted">
        <Icon name="file" />
      </Box>
      <Box flex="1" minW="0">
        <OpenButton type="button" aria-label={`${name}, ${formatMessage(messages.view)}`} onClick={onOpen}>
          {name}
        </OpenButton>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <PersonName name={author.name} /> · <DateTime at={createdAt} />
        </Text>
      </Box>
      {actions.includes('delete') && <Actions actions={[deleteAction]} name={name} size="xs" />}
    </Flex>
  );
}

/** Quotes, invoices and photos of a work order. */
export function DocumentsSection({ order: { id, documents, actions } }: { order: WorkOrder }) {
  const [isAdding, setAdding] = useState(false);
  const [openIndex, setOpenIndex] = useState<number>();
  const remove = useMutation(workOrderMutations.removeDocument(id));
  return (
    <Section
      title={messages.documents}
      aside={
        actions.includes('addDocument') && (
          <Button size="xs" variant="outline" onClick={() => setAdding(true)}>
            <Icon name="plus" size={14} />
            <FormattedMessage {...messages.addDocument} />
          </Button>
        )
      }
    >
      {documents.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noDocuments} />
        </Text>
      ) : (
        <Box as="ul" my="-2">
          {documents.map((item, index) => (
            <DocumentItem
              key={item.id}
              item={item}
              onOpen={() => setOpenIndex(index)}
              onDelete={() => remove.mutateAsync(item.id)}
            />
          ))}
        </Box>
      )}
      {openIndex !== undefined && (
        <Suspense>
          <DocumentsViewer documents={documents} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
        </Suspense>
      )}
      {isAdding && <DocumentDialog id={id} onClose={() => setAdding(false)} />}
    </Section>
  );
}
