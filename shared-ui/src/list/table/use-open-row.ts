import { useIsMobile } from '../../base/use-media.ts';
import { useNavigate } from '../../router/index.ts';
import { useLatestSearchParams } from '../params/use-latest-search-params.ts';

/** How a row is opened; the panel's row is in the URL. */
export type OpenRow<Row> = {
  /** The row in the panel. */
  current: Row | undefined;
  /** Undefined if rows can't be opened. */
  open: ((row: Row) => void) | undefined;
  close: () => void;
  /** Opens the row this many rows further; undefined at the end of the page. */
  getStep: (offset: number) => (() => void) | undefined;
};

/**
 * On wide screens a row opens in the panel. On small screens its page opens, or a sheet if it has none. `hasRoom`:
 * whether the list has room for a panel.
 */
export function useOpenRow<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  rowLink: ((row: Row) => string) | undefined,
  hasRoom: boolean,
): OpenRow<Row> {
  const [params, setParams] = useLatestSearchParams();
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const hasPanel = isMobile ? rowLink === undefined : hasRoom;
  const openId = params.get('row');
  const index = hasPanel && openId ? (rows ?? []).findIndex(({ id }) => id === openId) : -1;

  const showInPanel = (id: string | undefined) =>
    setParams(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id === undefined) next.delete('row');
        else next.set('row', id);
        return next;
      },
      { replace: true },
    );
  const openPage = rowLink && ((row: Row) => void navigate(rowLink(row)));
  return {
    current: rows?.[index],
    open: hasPanel ? ({ id }) => showInPanel(id) : openPage,
    close: () => showInPanel(undefined),
    getStep: (offset) => {
      const target = index < 0 ? undefined : rows?.[index + offset];
      return target && (() => showInPanel(target.id));
    },
  };
}
