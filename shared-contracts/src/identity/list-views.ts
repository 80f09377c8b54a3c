import { z } from 'zod';
import { Id, requiredText, Revision, text } from '../common.ts';
import { LIST_VIEW_LIMITS } from '../values/field-limits.ts';

/** A column of a list. Its position in the array is its position in the table. */
const ViewColumn = z.object({
  id: text(60).regex(/^[\w.-]+$/),
  isHidden: z.boolean(),
  /** px; null: the list's own width. */
  width: z.int().min(1).max(2_000).nullable(),
});

/** The state of a list that a view restores. Columns and filters that a list no longer has are ignored. */
const ListViewState = z.object({
  /** Search, filters, sort and page size as in the list's address: `stage=validated&sort=-createdAt`. */
  query: text(LIST_VIEW_LIMITS.query),
  columns: z.array(ViewColumn).max(LIST_VIEW_LIMITS.columns),
  /** Cards in place of the table. */
  isCards: z.boolean(),
});

export const ListViewInput = ListViewState.extend({
  /** The list's name: `orders-partner`. */
  list: requiredText(LIST_VIEW_LIMITS.list).regex(/^[\w.-]+$/),
  /** Path of the list's page: `/orders`. */
  path: requiredText(LIST_VIEW_LIMITS.path).regex(/^(\/[\w-]+)+$/),
  /** The list's tab in the address of its page: `partner` in `?view=partner`. Null: the first. */
  tab: text(LIST_VIEW_LIMITS.tab)
    .regex(/^[\w-]+$/)
    .nullable(),
  name: requiredText(LIST_VIEW_LIMITS.name),
  /** Whether the view is shared with the organization. */
  isShared: z.boolean().default(false),
});

/** Omitted fields keep their value. */
export const ListViewChanges = ListViewInput.pick({ query: true, columns: true, isCards: true, name: true })
  .extend({ isShared: z.boolean() })
  .partial();

export const ListView = ListViewInput.extend({
  id: Id,
  revision: Revision,
  isShared: z.boolean(),
  /** The list opens with this view unless the URL has a state. A choice of each user. */
  isDefault: z.boolean(),
  isOwn: z.boolean(),
  author: z.string(),
  actions: z.array(z.enum(['edit', 'share', 'unshare', 'delete'])),
});

/** The caller's own views of all lists and those shared with the organization, by name. */
export const ListViews = z.object({ items: z.array(ListView) });

export type ListView = z.infer<typeof ListView>;
export type ListViews = z.infer<typeof ListViews>;
export type ListViewInput = z.infer<typeof ListViewInput>;
export type ListViewChanges = z.infer<typeof ListViewChanges>;
