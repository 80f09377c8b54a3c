import isEqual from 'react-fast-compare';
import { createContext, use, useMemo, useRef, useState } from 'react';
import { setSeenRevision } from 'shared-auth';
import type { Conflict } from 'shared-contracts/common';
import { withValues, type Message } from '../../base/message.ts';
import { claimConflict, conflictOf } from '../../data/conflicts.ts';
import { notify } from '../../data/notices.ts';
import { messages } from './merge.messages.ts';
import { mergeChanges, rebase, type Collision } from './three-way-merge.ts';
import type { Concurrency } from './use-record-form.ts';

export type OpenConflict = Pick<Conflict, 'by' | 'isOwn'> & { collisions: readonly Collision[] };

export type Merge = {
  /** The values that both changed; undefined without a conflict. */
  conflict: OpenConflict | undefined;
  /**
   * Saves the values. After a concurrent change, merges it into them: saves again if there is no conflict, else shows
   * the conflicts.
   * @returns the saved values; undefined when the user has to choose.
   * @throws every other error
   */
  save: <T extends object>(
    values: T,
    onSave: (values: T) => Promise<unknown>,
    setValues: (values: T) => void,
  ) => Promise<T | undefined>;
};

type NoticeMessages = { named: Message; unnamed: Message; own: Message };

/** The message about who changed the record. */
export function describeAuthor({ by, isOwn }: Pick<Conflict, 'by' | 'isOwn'>, texts: NoticeMessages): Message {
  if (isOwn) return texts.own;
  return by ? withValues(texts.named, { name: by.name }) : texts.unnamed;
}

const MERGED = { named: messages.merged, unnamed: messages.mergedUnknown, own: messages.mergedOwn };

export const MergeContext = createContext<Merge | undefined>(undefined);

export function useFormMerge(): Merge {
  const merge = use(MergeContext);
  if (!merge) throw new Error('Must be inside of a form');
  return merge;
}

/** Merges concurrent changes of the record into the form when it is saved. */
export function useMerge(concurrency: Concurrency<object> | undefined, defaults: object): Merge {
  const [conflict, setConflict] = useState<OpenConflict>();
  const latest = useRef(concurrency);
  latest.current ??= concurrency;
  // A save may have succeeded in part, or the form may stay open after it.
  const sent = useRef<object>(undefined);

  return useMemo(() => {
    const save: Merge['save'] = async <T extends object>(
      values: T,
      onSave: (values: T) => Promise<unknown>,
      setValues: (values: T) => void,
    ) => {
      const loaded = latest.current;
      if (loaded) setSeenRevision(loaded.record);
      try {
        await onSave(values);
        sent.current = values;
        setConflict(undefined);
        return values;
      } catch (error) {
        const change = conflictOf(error);
        if (!change) sent.current = values;
        if (!loaded || !change) throw error;
        claimConflict(error);
        const reloaded = await loaded.reload();
        latest.current = { ...loaded, ...reloaded };
        const theirs = { ...defaults, ...reloaded.values } as T;
        const base = { ...defaults, ...loaded.values } as T;
        const { merged, collisions } = mergeChanges(rebase(base, (sent.current ?? base) as T, theirs), values, theirs);
        setValues(merged);
        if (collisions.length > 0) {
          setConflict({ ...change, collisions });
          return undefined;
        }
        const saved = await save(merged, onSave, setValues);
        // The user's own change of something else, such as the language next to the form, is no conflict.
        const isNews = !change.isOwn || !isEqual(theirs, base);
        if (saved && isNews) notify.info(describeAuthor(change, MERGED));
        return saved;
      }
    };
    return { conflict, save };
  }, [conflict, defaults]);
}
