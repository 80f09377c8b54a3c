import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TripDocument } from 'shared-contracts/trips/trip-documents';
import type { Trip } from 'shared-contracts/trips/trips';
import { Box, Button, chakra, withValues, Flex, Icon, Section, Text, useFormatMessage } from 'shared-ui';
import { DateOnly, StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Actions, type Action } from 'shared-ui/overlays';
import { DocumentDialog } from './document-dialog.tsx';
import { documentMessages as messages } from './trip-page.messages.ts';
import { tripMutations } from '../trips.api.ts';

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

type DocumentItemProps = { tripDocument: TripDocument; actions: readonly Action[]; onOpen: () => void };

function DocumentItem({ tripDocument: { name, expiresAt, isExpired }, actions, onOpen }: DocumentItemProps) {
  const formatMessage = useFormatMessage();
  return (
    <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box pt="0.5" color="fg.muted">
        <Icon name="file" />
      </Box>
      <Box flex="1" minW="0">
        <OpenButton type="button" aria-label={`${name}, ${formatMessage(messages.view)}`} onClick={onOpen}>
          {name}
        </OpenButton>
        <Text textStyle="sm" color="fg.muted">
          {expiresAt === null ? (
            <FormattedMessage {...messages.noExpiry} />
          ) : (
            <>
              <FormattedMessage {...messages.expiry} /> <DateOnly at={expiresAt} />
            </>
          )}
        </Text>
        {isExpired && (
          <Box mt="1">
            <StatusBadge tone="bad" icon={icons.alert} label={messages.expired} />
          </Box>
        )}
      </Box>
      {actions.length > 0 && <Actions actions={actions} name={name} size="xs" />}
    </Flex>
  );
}

/** Documents of the trip. Users with write access can add, replace and delete them. */
export function DocumentsSection({ trip: { id, documents, actions } }: { trip: Trip }) {
  const [openIndex, setOpenIndex] = useState<number>();
  const [editedDocument, setEditedDocument] = useState<TripDocument | 'new'>();
  const deleteDocument = useMutation(tripMutations.deleteDocument());
  const canWrite = actions.includes('documents');
  if (documents.length === 0 && !canWrite) return null;
  const getActions = (tripDocument: TripDocument): Action[] => [
    { label: messages.replace, icon: 'refresh', onSelect: () => setEditedDocument(tripDocument) },
    {
      label: messages.delete,
      icon: 'trash',
      danger: true,
      confirmText: withValues(messages.deleteConfirm, { name: tripDocument.name }),
      onSelect: () => deleteDocument.mutateAsync({ id, documentId: tripDocument.id }),
    },
  ];
  return (
    <Section
      title={messages.title}
      aside={
        canWrite && (
          <Button size="xs" variant="outline" onClick={() => setEditedDocument('new')}>
            <Icon name="plus" size={14} />
            <FormattedMessage {...messages.add} />
          </Button>
        )
      }
    >
      {documents.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.none} />
        </Text>
      ) : (
        <Box as="ul" my="-2">
          {documents.map((tripDocument, index) => (
            <DocumentItem
              key={tripDocument.id}
              tripDocument={tripDocument}
              actions={canWrite ? getActions(tripDocument) : []}
              onOpen={() => setOpenIndex(index)}
            />
          ))}
        </Box>
      )}
      {openIndex !== undefined && (
        <Suspense>
          <DocumentsViewer documents={documents} initialIndex={openIndex} onClose={() => setOpenIndex(undefined)} />
        </Suspense>
      )}
      {editedDocument && (
        <DocumentDialog
          tripId={id}
          replacedDocument={editedDocument === 'new' ? undefined : editedDocument}
          onClose={() => setEditedDocument(undefined)}
        />
      )}
    </Section>
  );
}
