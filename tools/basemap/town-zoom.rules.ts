/** The zoom from which towns of a population are shown. */
const ZOOMS: readonly (readonly [population: number, zoom: number])[] = [
  [5_000_000, 3],
  [1_500_000, 4],
  [500_000, 5],
  [150_000, 6],
  [60_000, 7],
  [25_000, 8],
  [8_000, 9],
];
const VILLAGE_ZOOM = 10;
const CAPITAL_ZOOM = 4;
/** Parts of towns only appear together with their streets. */
const QUARTER_ZOOM = 11;

/** `kind`: GeoNames' feature code, e.g. PPLC for a capital and PPLX for a part of a town. */
export function getTownZoom(population: number, kind: string): number {
  if (kind === 'PPLX') return QUARTER_ZOOM;
  const zoom = ZOOMS.find(([least]) => population >= least)?.[1] ?? VILLAGE_ZOOM;
  return kind === 'PPLC' ? Math.min(zoom, CAPITAL_ZOOM) : zoom;
}
