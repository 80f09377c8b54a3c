import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/finance/bills';
import { Box, Button, chakra, Flex, Icon, Text, useFormatMessage, withValues } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { Actions, type Action } from 'shared-ui/overlays';
import { billMutations, type BillSubjectRef } from './bills.api.ts';
import { documentMessages as messages } from './bills.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

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

type BillDocumentsProps = { subject: BillSubjectRef; bill: Bill; onAdd: () => void };

/** Documents of a bill; users who can attach can also delete. */
export function BillDocuments({ subject, bill: { documents, actions }, onAdd }: BillDocumentsProps) {
  const formatMessage = useFormatMessage();
  const [openIndex, setOpenIndex] = useState<number>();
  const remove = useMutation(billMutations.removeDocument(subject));
  const canAttach = actions.includes('attach');
  const getActions = ({ id, name }: Bill['documents'][number]): Action[] =>
    canAttach
      ? [
          {
            label: messages.remove,
            icon: 'trash',
            danger: true,
            confirmText: withValues(messages.deleteConfirmation, { name }),
            onSelect: () => remove.mutateAsync(id),
          },
        ]
      : [];
  return (
    <Box>
      {documents.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      <Box as="ul">
        {documents.map((document, index) => (
          <Flex key={document.id} as="li" align="center" gap="3" py="2" _notFirst={{ borderTopWidth: '1px' }}>
            <Box color="fg.muted">
              <Icon name="file" />
            </Box>
            <Box flex="1" minW="0">
              <OpenButton
                type="button"
                aria-label={`${document.name}, ${formatMessage(messages.view)}`}
                onClick={() => setOpenIndex(index)}
              >
                {document.name}
              </OpenButton>
              <Text textStyle="xs" color="fg.muted">
                <DateTime at={document.createdAt} />
              </Text>
            </Box>
            <Actions actions={getActions(document)} name={document.name} size="xs" />
          </Flex>
        ))}
      </Box>
      {canAttach && (
        <Button mt="2" size="xs" variant="outline" onClick={onAdd}>
          <Icon name="plus" size={14} />
          <FormattedMessage {...messages.add} />
        </Button>
      )}
      {openIndex !== undefined && (
        <Suspense>
          <DocumentsViewer documents={documents} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
