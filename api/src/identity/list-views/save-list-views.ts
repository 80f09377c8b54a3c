import type { ListViewChanges, ListViewInput } from 'shared-contracts/identity/list-views';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { removeRecord } from '../../platform/revisions/remove-record.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { lockOrganization } from '../users/users.store.ts';
import { canShare, listViewActions, MAX_OWN_VIEWS, MAX_SHARED_VIEWS, requiredActions } from './list-view.rules.ts';
import {
  countListViews,
  deleteListView,
  insertListView,
  lockListView,
  removeDefault,
  setDefault,
  updateListView,
} from './list-views.store.ts';

type ListViewServices = Pick<Services, 'db' | 'now'>;

async function lockVisible(tx: Db, caller: Caller, id: string) {
  const view = await lockListView(tx, caller, id);
  if (!view) throw notFound();
  return view;
}

/** Locks the organization, so that concurrent saves don't exceed the limit. */
async function assertRoom(tx: Db, caller: Caller, list: string, added: { own: boolean; shared: boolean }) {
  await lockOrganization(tx, caller.organizationId);
  const { own, shared } = await countListViews(tx, caller, list);
  if (added.own && own >= MAX_OWN_VIEWS)
    throw conflict('tooManyViews', `A list has up to ${MAX_OWN_VIEWS} of your views`, { max: MAX_OWN_VIEWS });
  if (added.shared && shared >= MAX_SHARED_VIEWS)
    throw conflict('tooManyViews', `A list has up to ${MAX_SHARED_VIEWS} shared views`, { max: MAX_SHARED_VIEWS });
}

const recordChange = (
  tx: Db,
  caller: Caller,
  subjectId: string,
  event: 'created' | 'updated',
  changes: Record<string, unknown>,
  occurredAt: number,
) => recordTimeline(tx, caller, { subject: 'listView', subjectId, event, changes, occurredAt });

/** @returns the id of the new view */
export const createListView = ({ db, now }: ListViewServices, caller: Caller, input: ListViewInput): Promise<string> =>
  inTransaction(db, async (tx) => {
    if (input.isShared && !canShare(caller)) throw forbidden();
    await assertRoom(tx, caller, input.list, { own: true, shared: input.isShared });
    const { userId, organizationId } = caller;
    const { id } = await insertListView(tx, { ...input, userId, organizationId, createdAt: now() });
    await recordChange(tx, caller, id, 'created', diffFields({}, input), now());
    return id;
  });

export const changeListView = (
  { db, now }: ListViewServices,
  caller: Caller,
  id: string,
  changes: ListViewChanges,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const view = await lockVisible(tx, caller, id);
    const actions = listViewActions(caller, view);
    if (requiredActions(view, changes).some((action) => !actions.includes(action))) throw forbidden();
    await assertRevision(tx, caller, 'listView', view, seen);
    const diff = diffFields(view, changes);
    if (Object.keys(diff).length === 0) return;
    if (diff['isShared'] && changes.isShared) await assertRoom(tx, caller, view.list, { own: false, shared: true });
    await updateListView(tx, id, changes);
    await recordChange(tx, caller, id, 'updated', diff, now());
  });

export const removeListView = (
  { db, now }: ListViewServices,
  caller: Caller,
  id: string,
  seen: SeenRevision,
): Promise<{ id: string }> =>
  removeRecord(db, caller, {
    subject: 'listView',
    seen,
    at: now(),
    lock: async (tx) => {
      const view = await lockVisible(tx, caller, id);
      if (!listViewActions(caller, view).includes('delete')) throw forbidden();
      return view;
    },
    remove: deleteListView,
    changes: ({ name }) => ({ name: { from: name, to: null } }),
  });

/** Sets or clears the caller's default view of a list. */
export const chooseDefault = (
  { db }: ListViewServices,
  caller: Caller,
  id: string,
  isDefault: boolean,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { list } = await lockVisible(tx, caller, id);
    if (isDefault) await setDefault(tx, caller.userId, list, id);
    else await removeDefault(tx, caller.userId, id);
  });
