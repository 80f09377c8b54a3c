import { Menu as Parts, Portal } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ListView } from 'shared-contracts/identity/list-views';
import { Badge, Box, Button, Text } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import { useFormatMessage, withValues, type Message } from '../../base/message.ts';
import { listViewMutations, listViewQueries } from '../../data/list-views.api.ts';
import { lazyDialog } from '../../feedback/lazy-dialog.tsx';
import { ConfirmDialog } from '../../overlays/confirm-dialog.tsx';
import { useLocation } from '../../router/index.ts';
import type { ListParams } from '../params/list-params.ts';
import type { ListViewState } from './use-list-view.ts';
import { useViewActions } from './use-view-actions.ts';
import { NO_VIEW } from '../params/view-params.rules.ts';
import { messages } from './views.messages.ts';

const NewViewDialog = lazyDialog(() => import('./view-dialog.tsx').then((file) => file.NewViewDialog));
const RenameViewDialog = lazyDialog(() => import('./view-dialog.tsx').then((file) => file.RenameViewDialog));

type ViewMenuProps = { name: string; list: ListParams; listView: ListViewState; hasTabs: boolean };

/** Opens, saves and manages the saved views of a list. */
export function ViewMenu({ name, list, listView, hasTabs }: ViewMenuProps) {
  const { view, isChanged, state } = listView;
  const { pathname } = useLocation();
  const [dialog, setDialog] = useState<'create' | 'rename' | 'delete'>();
  const remove = useMutation(listViewMutations.remove());
  const actions = useViewActions({ list, listView, openDialog: setDialog });
  const close = () => setDialog(undefined);
  return (
    <>
      <Parts.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Trigger view={view} isChanged={isChanged} isMissing={list.views.isMissing} />
        <Portal>
          <Parts.Positioner>
            <Parts.Content maxW="min(20rem, 90vw)" maxH="min(var(--available-height), 32rem)" overflowY="auto">
              <ViewOptions name={name} list={list} currentId={view?.id} />
              <Parts.Separator />
              {actions.map(({ label, icon, danger, onSelect }) => (
                <Parts.Item
                  key={label.id}
                  value={String(label.id)}
                  onSelect={() => void Promise.resolve(onSelect()).catch(() => undefined)} // the mutation shows its error
                  {...(danger && { color: 'status.bad.fg' })}
                >
                  {icon && <Icon name={icon} />}
                  <FormattedMessage {...label} />
                </Parts.Item>
              ))}
            </Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
      {dialog === 'create' && (
        <NewViewDialog
          input={{ ...state, list: name, path: pathname, tab: hasTabs ? list.views.tab : null }}
          onCreated={({ id }) => list.views.open(id)}
          onClose={close}
        />
      )}
      {dialog === 'rename' && view && <RenameViewDialog view={view} onClose={close} />}
      {dialog === 'delete' && view && (
        <ConfirmDialog
          text={view.isShared ? messages.deleteSharedText : messages.deleteText}
          confirmLabel={messages.delete}
          danger
          onConfirm={() => remove.mutateAsync(view.id).then(() => list.views.open(undefined))}
          onClose={close}
        />
      )}
    </>
  );
}

type TriggerProps = { view: ListView | undefined; isChanged: boolean; isMissing: boolean };

/** An icon on small screens, because filters need the space. */
function Trigger({ view, isChanged, isMissing }: TriggerProps) {
  const formatMessage = useFormatMessage();
  const name = view?.name ?? formatMessage(isMissing ? messages.missing : messages.allRows);
  const label = formatMessage(withValues(isChanged ? messages.changedView : messages.view, { name }));
  return (
    <Parts.Trigger asChild>
      <Button
        size="sm"
        variant="ghost"
        aria-label={label}
        title={label}
        maxW={{ base: '10', md: '48' }}
        px={{ base: '0', md: '2' }}
        flexShrink="0"
        {...(view && { bg: 'accent.subtle', color: 'accent.fg' })}
        {...(isMissing && { color: 'status.bad.fg' })}
      >
        <Box position="relative">
          <Icon name="eye" />
          {isChanged && (
            <Box position="absolute" top="-1" insetEnd="-1" boxSize="2" borderRadius="full" bg="accent.solid" />
          )}
        </Box>
        <Text as="span" truncate hideBelow="md">
          {name}
        </Text>
        <Box hideBelow="md">
          <Icon name="chevron-down" />
        </Box>
      </Button>
    </Parts.Trigger>
  );
}

type ViewOptionsProps = { name: string; list: ListParams; currentId: string | undefined };

function ViewOptions({ name, list, currentId }: ViewOptionsProps) {
  const formatMessage = useFormatMessage();
  const { data: views = [], isError, refetch } = useQuery(listViewQueries.list());
  const ofList = views.filter((view) => view.list === name);
  const group = {
    value: currentId ?? (list.views.isMissing ? '' : NO_VIEW),
    onValueChange: ({ value }: { value: string }) => list.views.open(value === NO_VIEW ? undefined : value),
  };
  return (
    <>
      <Parts.RadioItemGroup {...group}>
        <Option value={NO_VIEW} label={formatMessage(messages.allRows)} />
      </Parts.RadioItemGroup>
      {isError && (
        <Parts.Item value="retry" onSelect={() => void refetch()}>
          <Icon name="refresh" />
          <FormattedMessage {...messages.failed} />
        </Parts.Item>
      )}
      <Group {...group} label={messages.own} views={ofList.filter(({ isShared }) => !isShared)} />
      <Group {...group} label={messages.shared} views={ofList.filter(({ isShared }) => isShared)} />
    </>
  );
}

type GroupProps = {
  label: Message;
  views: readonly ListView[];
  value: string;
  onValueChange: (details: { value: string }) => void;
};

const Group = ({ label, views, ...group }: GroupProps) =>
  views.length > 0 && (
    <Parts.RadioItemGroup {...group}>
      <Parts.ItemGroupLabel textStyle="xs" color="fg.muted">
        <FormattedMessage {...label} />
      </Parts.ItemGroupLabel>
      {views.map(({ id, name, isDefault }) => (
        <Option key={id} value={id} label={name} isDefault={isDefault} />
      ))}
    </Parts.RadioItemGroup>
  );

const Option = ({ value, label, isDefault = false }: { value: string; label: string; isDefault?: boolean }) => (
  <Parts.RadioItem value={value}>
    <Box boxSize="4" color="accent.fg">
      <Parts.ItemIndicator>
        <Icon name="check" />
      </Parts.ItemIndicator>
    </Box>
    <Text as="span" flex="1" minW="0" truncate>
      {label}
    </Text>
    {isDefault && (
      <Badge>
        <FormattedMessage {...messages.byDefault} />
      </Badge>
    )}
  </Parts.RadioItem>
);
