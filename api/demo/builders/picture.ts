import type { PictureKind } from 'shared-contracts/identity/organizations';
import { type Context, DAY } from './context.ts';

const SHOWN_AS = { loginImage: 'loginImageId', favicon: 'pageFaviconId' } as const satisfies Record<
  PictureKind,
  string
>;

/** A PNG picture of an organization. */
export async function picture(
  context: Context,
  { organizationId, kind, content }: { organizationId: string; kind: PictureKind; content: Buffer },
) {
  const { db, now } = context;
  const id = context.id('picture', context.next('picture'));
  const createdAt = now - 300 * DAY;
  await db
    .insertInto('files')
    .values({ id, organizationId, name: `${kind}.png`, mime: 'image/png', bytes: content.length, content, createdAt })
    .execute();
  await db.insertInto('organizationPictures').values({ fileId: id, organizationId, kind, createdAt }).execute();
  await db
    .updateTable('organizations')
    .set({ [SHOWN_AS[kind]]: id })
    .where('id', '=', organizationId)
    .execute();
  return { id };
}
