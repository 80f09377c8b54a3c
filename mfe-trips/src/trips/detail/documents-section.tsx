import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trip, TripDocument } from 'shared-contracts/trips';
import { Box, Button, chakra, fill, Flex, Icon, Section, Text, useSay } from 'shared-ui';
import { DateOnly, StatusBadge } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { Actions, type Action } from 'shared-ui/overlays';
import { DocumentDialog } from './document-dialog.tsx';
import { documents as messages } from './trip-page.messages.ts';
import { tripMutations } from './trips.api.ts';

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

type PaperProps = { paper: TripDocument; actions: readonly Action[]; onOpen: () => void };

function Paper({ paper: { name, expiresAt, isExpired }, actions, onOpen }: PaperProps) {
  const say = useSay();
  return (
    <Flex as="li" align="flex-start" gap="3" py="2" _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}>
      <Box pt="0.5" color="fg.muted">
        <Icon name="file" />
      </Box>
      <Box flex="1" minW="0">
        <Open type="button" aria-label={`${name}, ${say(messages.view)}`} onClick={onOpen}>
          {name}
        </Open>
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
      {actions.length > 0 && <Actions of={actions} name={name} size="xs" />}
    </Flex>
  );
}

/** The papers of a trip; whoever may write it adds, replaces and deletes them. */
export function DocumentsSection({ trip: { id, documents, actions } }: { trip: Trip }) {
  const [opened, setOpened] = useState<number>();
  const [asked, setAsked] = useState<TripDocument | 'new'>();
  const remove = useMutation(tripMutations.removeDocument());
  const mayWrite = actions.includes('documents');
  if (documents.length === 0 && !mayWrite) return null;
  const actionsOf = (paper: TripDocument): Action[] => [
    { label: messages.replace, icon: 'refresh', onSelect: () => setAsked(paper) },
    {
      label: messages.remove,
      icon: 'trash',
      danger: true,
      confirm: fill(messages.removes, { name: paper.name }),
      onSelect: () => remove.mutateAsync({ id, documentId: paper.id }),
    },
  ];
  return (
    <Section
      title={messages.title}
      aside={
        mayWrite && (
          <Button size="xs" variant="outline" onClick={() => setAsked('new')}>
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
          {documents.map((paper, index) => (
            <Paper
              key={paper.id}
              paper={paper}
              actions={mayWrite ? actionsOf(paper) : []}
              onOpen={() => setOpened(index)}
            />
          ))}
        </Box>
      )}
      {opened !== undefined && (
        <Suspense>
          <DocumentsViewer documents={documents} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {asked && (
        <DocumentDialog
          tripId={id}
          replaces={asked === 'new' ? undefined : asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}
