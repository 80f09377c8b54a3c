/** Where columns lie, as they were when they were measured. `moves`: with the list that scrolls, within `edges`. */
export type DropAreas = { edges: Area | undefined; areas: readonly (Area & { column: HTMLElement; moves: boolean })[] };
type Area = { left: number; top: number; right: number; bottom: number };

const areaOf = (element: Element): Area => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};
const isIn = ({ left, top, right, bottom }: Area, x: number, y: number) => x >= left && x < right && y >= top && y < bottom;

/** Asks for all places at once, while the page is laid out: asking at every move would lay it out each time. */
export function dropAreasOf(board: HTMLElement, list: HTMLElement | null): DropAreas {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')];
  return { edges: list ? areaOf(list) : undefined, areas: columns.map((column) => ({ ...areaOf(column), column, moves: Boolean(list?.contains(column)) })) };
}

/** The column at a point of the view; one that has been scrolled out of its list is not there. */
export const columnAt = ({ edges, areas }: DropAreas, x: number, y: number): HTMLElement | null =>
  areas.find((area) => isIn(area, x, y) && (!area.moves || !edges || isIn(edges, x, y)))?.column ?? null;
