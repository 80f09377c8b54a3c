import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge, Button, Stack } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from '../overlays/dialog.tsx';
import { FilteringContext, useFiltering } from './context.ts';
import { messages } from './list.messages.ts';
import { toggled, type Change } from './params.ts';

type MoreFiltersProps = { /** The filters that stand inside. */ names: readonly string[]; children: ReactNode };

/** The less used filters behind a button that says how many of them are on. Inside stand the same components; they apply together. */
export function MoreFilters({ names, children }: MoreFiltersProps) {
  const { valueOf } = useFiltering();
  const [open, setOpen] = useState(false);
  const active = names.filter((name) => valueOf(name)).length;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        <FormattedMessage {...messages.filters} />
        {active > 0 && (
          <Badge bg="accent.subtle" color="accent.fg">
            {active}
          </Badge>
        )}
      </Button>
      {open && (
        <Dialog title={messages.filters} onClose={() => setOpen(false)}>
          <Draft names={names}>{children}</Draft>
        </Dialog>
      )}
    </>
  );
}

function Draft({ names, children }: MoreFiltersProps) {
  const list = useFiltering();
  const close = useCloseDialog();
  const [draft, setDraft] = useState<Change>({});
  const listedIn = (change: Change, name: string) =>
    name in change ? [change[name] ?? []].flat() : list.valuesOf(name);
  const listed = (name: string) => listedIn(draft, name);
  const apply = (change: Change) => {
    list.filter(change);
    close();
  };
  const drafting = {
    ...list,
    stacked: true,
    valueOf: (name: string) => listed(name)[0],
    valuesOf: listed,
    filter: (change: Change) => setDraft((before) => ({ ...before, ...change })),
    toggle: (name: string, value: string) =>
      setDraft((before) => ({ ...before, [name]: toggled(listedIn(before, name), value) })),
  };
  return (
    <FilteringContext value={drafting}>
      <DialogBody>
        <Stack gap="4">{children}</Stack>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={() => apply(Object.fromEntries(names.map((name) => [name, undefined])))}>
          <FormattedMessage {...messages.clear} />
        </Button>
        <Button onClick={() => apply(draft)}>
          <FormattedMessage {...messages.apply} />
        </Button>
      </DialogFooter>
    </FilteringContext>
  );
}
