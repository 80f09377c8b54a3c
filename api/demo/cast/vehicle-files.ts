import { createThumbnail } from '../../src/platform/files/thumbnails.ts';
import { DAY } from '../builders/context.ts';
import type { Builders } from '../builders.ts';
import { lorry, type View } from '../drawing/lorry.ts';
import { pdf } from '../drawing/pdf.ts';
import { COLORS, PAPERS } from './garage-lines.ts';

type Picture = { name: string; mime: string; content: Buffer };
type Holder = { organizationId: string; vehicleId?: string; draftId?: string };

async function draw(paint: (typeof COLORS)[number][1], view: View) {
  const photo: Picture = { name: `${view}.png`, mime: 'image/png', content: lorry(paint, view) };
  return { photo, small: await createThumbnail(photo) };
}

/** Photos and documents of vehicles; every picture is generated once. @param now unix seconds */
export function vehicleFiles(build: Builders, now: number) {
  const drawn = new Map<string, ReturnType<typeof draw>>();
  const picture = (color: number, view: View) => {
    const [, paint] = COLORS[color % COLORS.length] ?? [];
    const key = `${color % COLORS.length} ${view}`;
    const made = drawn.get(key) ?? draw(paint ?? [255, 255, 255], view);
    drawn.set(key, made);
    return made;
  };
  return {
    photos: async (holder: Holder, color: number, views: readonly View[]) => {
      for (const view of views) {
        const { photo, small } = await picture(color, view);
        await build.vehicleFile({ ...holder, kind: view }, photo, small);
      }
    },
    /** Spread over the year, so that some have expired and some soon will. */
    papers: async (holder: Holder, plate: string, n: number) => {
      for (const [i, [kind, title, days]] of PAPERS.entries()) {
        const expiresAt = days === null ? undefined : now + (((n * 97 + i * 131) % (days + 30)) - 15) * DAY;
        const until =
          expiresAt === undefined ? [] : [`Valid until ${new Date(expiresAt * 1_000).toISOString().slice(0, 10)}`];
        const content = pdf([title, `Vehicle ${plate}`, ...until, 'Sample of the demo company, valid nowhere.']);
        await build.vehicleFile(
          { ...holder, kind, expiresAt },
          { name: `${kind}.pdf`, mime: 'application/pdf', content },
        );
      }
    },
  };
}
