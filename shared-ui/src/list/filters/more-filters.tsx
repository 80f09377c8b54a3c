import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge, Button, Stack } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import { Dialog, DialogBody, DialogFooter, useCloseDialog } from '../../overlays/dialog.tsx';
import { messages } from '../list.messages.ts';
import { toggleValue, type FilterChange } from '../params/list-params.ts';
import { ListFilterContext, useListFilters, type ListFilterState } from './filter-context.ts';

type MoreFiltersProps = { /** Names of the filters inside. */ names: readonly string[]; children: ReactNode };

/** Less common filters in a dialog, behind a button with the number of active ones. They are applied together. */
export function MoreFilters({ names, children }: MoreFiltersProps) {
  const { getValue } = useListFilters();
  const [isOpen, setOpen] = useState(false);
  const activeCount = names.filter((name) => getValue(name)).length;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        <FormattedMessage {...messages.filters} />
        {activeCount > 0 && (
          <Badge bg="accent.subtle" color="accent.fg">
            {activeCount}
          </Badge>
        )}
      </Button>
      {isOpen && (
        <Dialog title={messages.filters} onClose={() => setOpen(false)}>
          <FilterDraft names={names}>{children}</FilterDraft>
        </Dialog>
      )}
    </>
  );
}

function FilterDraft({ names, children }: MoreFiltersProps) {
  const list = useListFilters();
  const close = useCloseDialog();
  const [draft, setDraft] = useState<FilterChange>({});
  const getDraftValues = (change: FilterChange, name: string) =>
    name in change ? [change[name] ?? []].flat() : list.getValues(name);
  const getValues = (name: string) => getDraftValues(draft, name);
  const apply = (change: FilterChange) => {
    list.setFilters(change);
    close();
  };
  const draftFilters: ListFilterState = {
    search: list.search,
    isStacked: true,
    getValue: (name) => getValues(name)[0],
    getValues,
    setFilters: (change) => setDraft((current) => ({ ...current, ...change })),
    toggleFilterValue: (name, value) =>
      setDraft((current) => ({ ...current, [name]: toggleValue(getDraftValues(current, name), value) })),
  };
  return (
    <ListFilterContext value={draftFilters}>
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
    </ListFilterContext>
  );
}
