import { ApiError } from 'shared-auth';
import type { PlanChangeResult, PlanChangeSet, PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import type { PlanChangeKind } from 'shared-contracts/values/trips/planning-desk';
import { createStore } from './external-store.ts';
import { dropRefused, forgetTrips, recordChange, type History, type HistoryEntry } from './history.rules.ts';
import { applyChangeSet, applyLocally, isConcerned } from './plan.rules.ts';

/** A change that wasn't made, because someone else changed the same trips. `by`: null if it isn't clear who. */
export type MissedChange = { entry: HistoryEntry; kind: PlanChangeKind; by: string | null };
/** The plan before and after the latest change, for its figures. */
export type LatestChange = { entry: HistoryEntry; before: Plan; after: Plan };

type SyncState = {
  history: History;
  /** Changes that the server hasn't answered yet. */
  pending: number;
  missed: MissedChange | null;
  latest: LatestChange | null;
};

type SyncOptions = {
  /** Changes before this visit. */
  history: History;
  readPlan: () => Plan | undefined;
  /** Updates the displayed plan. */
  writePlan: (plan: Plan) => void;
  send: (
    revision: number,
    operations: readonly PlanOperationInput[],
    kind: PlanChangeKind,
  ) => Promise<PlanChangeResult>;
  getChanges: (since: number) => Promise<PlanChangeSet>;
  load: () => Promise<Plan>;
  /** Called after the plan has changed on the server: orders were planned or freed. */
  onChanged: () => void;
  onError: (error: unknown) => void;
};

/** Retries, so that two dispatchers who keep changing different trips don't block each other. */
const MAX_ATTEMPTS = 4;

const isConcurrentChange = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.code === 'changedMeanwhile';

/**
 * Sends changes one after the other, each with the revision that it is based on, and shows them immediately. When
 * someone else was faster, their changes come first; a change of the same trips is then offered again instead of being
 * repeated.
 */
export function createPlanSync({
  history,
  readPlan,
  writePlan,
  send,
  getChanges,
  load,
  onChanged,
  onError,
}: SyncOptions) {
  const store = createStore<SyncState>({ history, pending: 0, missed: null, latest: null });
  let confirmed: Plan | undefined;
  let waiting: readonly HistoryEntry[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const show = () => {
    if (confirmed) writePlan(waiting.reduce((plan, { operations }) => applyLocally(plan, operations), confirmed));
  };
  const current = () => {
    confirmed ??= readPlan();
    return confirmed;
  };
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work, work);
    return queue;
  };

  async function attempt(entry: HistoryEntry, kind: PlanChangeKind, attempts = 1): Promise<void> {
    const before = current();
    if (!before) return;
    try {
      const result = await send(before.revision, entry.operations, kind);
      confirmed = applyChangeSet(before, result);
      const inverse = { label: entry.label, operations: result.inverse };
      store.set({
        history: recordChange(store.get().history, kind, inverse),
        latest: { entry, before, after: confirmed },
      });
    } catch (error) {
      if (!isConcurrentChange(error)) throw error;
      const changes = await getChanges(before.revision);
      const isSameTrip = isConcerned(before, changes, entry.operations);
      confirmed = applyChangeSet(before, changes);
      if (!isSameTrip && attempts < MAX_ATTEMPTS) return attempt(entry, kind, attempts + 1);
      store.set({ missed: { entry, kind, by: error.conflict?.by?.name ?? null } });
    }
  }

  const run = (kind: PlanChangeKind, getEntry: () => HistoryEntry | undefined) => {
    store.set({ pending: store.get().pending + 1, missed: null });
    return enqueue(async () => {
      const entry = getEntry();
      try {
        if (entry) await attempt(entry, kind);
      } catch (error) {
        store.set({ history: dropRefused(store.get().history, kind) });
        onError(error);
      } finally {
        waiting = waiting.filter((other) => other !== entry);
        store.set({ pending: store.get().pending - 1 });
        show();
        onChanged();
      }
    });
  };

  const change = (entry: HistoryEntry, kind: PlanChangeKind = 'change') => {
    if (!current()) return Promise.resolve();
    waiting = [...waiting, entry];
    show();
    return run(kind, () => entry);
  };

  const loadAgain = async () => {
    confirmed = await load();
    show();
    onChanged();
  };
  async function getOthersChanges() {
    const before = current();
    if (!before) return;
    const changes = await getChanges(before.revision);
    if (changes.revision <= before.revision) return;
    // Without changed trips, the plan itself has changed: its name or horizon.
    if (changes.planTrips.length === 0 && changes.tripIds.length === before.planTrips.length) return loadAgain();
    confirmed = applyChangeSet(before, changes);
    show();
    onChanged();
  }

  /** Gets what others have changed. If that fails, the next event or change gets it. */
  const refresh = () => enqueue(() => getOthersChanges().catch(() => undefined));

  return {
    store,
    change,
    undo: () => run('undo', () => store.get().history.undo.at(-1)),
    redo: () => run('redo', () => store.get().history.redo.at(-1)),
    refresh,
    /** Events of one's own changes arrive, too. */
    refreshIfOlder: (revision: number) =>
      enqueue(async () => undefined).then(() => ((current()?.revision ?? 0) < revision ? refresh() : undefined)),
    /** Loads the whole plan, after its name or horizon was changed or its trips were created. */
    reload: () => enqueue(() => loadAgain().catch(onError)),
    repeatMissed: () => {
      const { missed } = store.get();
      return missed ? change(missed.entry, missed.kind) : Promise.resolve();
    },
    dismissMissed: () => store.set({ missed: null }),
    forgetTrips: (tripIds: ReadonlySet<string>) =>
      store.set({ history: forgetTrips(store.get().history, tripIds), latest: null }),
  };
}

export type PlanSync = ReturnType<typeof createPlanSync>;
