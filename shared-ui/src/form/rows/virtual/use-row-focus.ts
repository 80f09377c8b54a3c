import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { flattenErrors } from '../../core/error-summary.tsx';
import { useFormScope } from '../../core/form-scope.tsx';
import type { RowSearchState } from './use-row-search.ts';
import type { useVirtualRows } from './use-virtual-rows.ts';

type Options = {
  name: string;
  search: RowSearchState;
  virtual: ReturnType<typeof useVirtualRows>;
  keys: readonly number[];
};

/** Focuses fields of rows that may not be mounted. A failed submit scrolls to the first invalid row. */
export function useRowFocus({ name, search: { found, setText }, virtual: { box, placed, showRow }, keys }: Options) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const { getElementId, unmountedFields } = useFormScope();
  const [target, setTarget] = useState<{ row: number; path?: string | undefined }>();
  const rowOf = (path: string) => {
    const row = path.startsWith(`${name}.`) ? Number.parseInt(path.slice(name.length + 1), 10) : Number.NaN;
    return Number.isNaN(row) ? undefined : row;
  };

  const focusTarget = useEffectEvent(() => {
    if (!target) return;
    const position = found.indexOf(target.row);
    if (position === -1) return setText('');
    const row = box.current?.querySelector(`[data-row-key="${keys[target.row]}"]`);
    const field = target.path === undefined ? null : document.getElementById(getElementId(target.path));
    const element = field ?? row?.querySelector<HTMLElement>('input, select, textarea');
    if (!element) return showRow(position);
    element.focus();
    setTarget(undefined);
  });
  useEffect(() => focusTarget());

  const showInvalidRow = useEffectEvent(() => {
    if (submitCount === 0 || isSubmitting) return;
    const invalid = Object.keys(flattenErrors(errors)).flatMap((path) => rowOf(path) ?? []);
    const first = Math.min(...invalid);
    if (invalid.length === 0 || placed.some(({ row }) => invalid.includes(found[row] ?? -1))) return;
    const position = found.indexOf(first);
    if (position === -1) setText('');
    else showRow(position);
  });
  useEffect(() => showInvalidRow(), [submitCount, isSubmitting]); // not on changes of the errors

  const showField = useEffectEvent((path: string) => {
    const row = rowOf(path);
    if (row === undefined || row >= keys.length) return false;
    setTarget({ row, path });
    return true;
  });
  useEffect(() => {
    const show = (path: string) => showField(path);
    unmountedFields.add(show);
    return () => void unmountedFields.delete(show);
  }, [unmountedFields]);
  return { focusRow: (row: number, path?: string) => setTarget({ row, path }) };
}
