import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Bill } from 'shared-contracts/bills';
import { Box, Button, chakra, fill, Flex, Icon, Text, useSay } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { Actions, type Action } from 'shared-ui/overlays';
import { billMutations, type Subject } from './bills.api.ts';
import { papers as messages } from './bills.messages.ts';

const DocumentsViewer = lazy(() => import('shared-ui/viewer').then((viewer) => ({ default: viewer.DocumentsViewer })));

const Open = chakra('button', {
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

type BillDocumentsProps = { subject: Subject; bill: Bill; onAdd: () => void };

/** The papers of a bill; whoever may change it adds and deletes them. */
export function BillDocuments({ subject, bill: { documents, actions }, onAdd }: BillDocumentsProps) {
  const say = useSay();
  const [opened, setOpened] = useState<number>();
  const remove = useMutation(billMutations.removeDocument(subject));
  const mayAttach = actions.includes('attach');
  const actionsOf = ({ id, name }: Bill['documents'][number]): Action[] =>
    mayAttach
      ? [
          {
            label: messages.remove,
            icon: 'trash',
            danger: true,
            confirm: fill(messages.removes, { name }),
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
        {documents.map((paper, index) => (
          <Flex key={paper.id} as="li" align="center" gap="3" py="2" _notFirst={{ borderTopWidth: '1px' }}>
            <Box color="fg.muted">
              <Icon name="file" />
            </Box>
            <Box flex="1" minW="0">
              <Open type="button" aria-label={`${paper.name}, ${say(messages.view)}`} onClick={() => setOpened(index)}>
                {paper.name}
              </Open>
              <Text textStyle="xs" color="fg.muted">
                <DateTime at={paper.createdAt} />
              </Text>
            </Box>
            <Actions of={actionsOf(paper)} name={paper.name} size="xs" />
          </Flex>
        ))}
      </Box>
      {mayAttach && (
        <Button mt="2" size="xs" variant="outline" onClick={onAdd}>
          <Icon name="plus" size={14} />
          <FormattedMessage {...messages.add} />
        </Button>
      )}
      {opened !== undefined && (
        <Suspense>
          <DocumentsViewer documents={documents} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
