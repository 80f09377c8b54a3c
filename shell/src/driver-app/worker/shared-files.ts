import { DRIVER_APP, SHARED_FILES } from 'shared-contracts/values/portal/driver-app';

/** Per share; a proof has room for fewer. */
const MAX_FILES = 10;

/** Whether the request shares files from another app with the driver's pages. */
export const isShare = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === DRIVER_APP.share;

/** Stores the files for the page, which asks what they prove, and opens it, also without a network. */
export async function storeSharedFiles(request: Request, now = Date.now()): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const files = form
    .getAll(SHARED_FILES.field)
    .filter((file): file is File => file instanceof File && file.size > 0)
    .slice(0, MAX_FILES);
  const cache = await caches.open(SHARED_FILES.cache);
  for (const file of files) {
    const headers = {
      'content-type': file.type,
      [SHARED_FILES.nameHeader]: encodeURIComponent(file.name),
      [SHARED_FILES.timeHeader]: String(Math.floor(now / 1_000)),
    };
    await cache.put(`${DRIVER_APP.share}/${crypto.randomUUID()}`, new Response(file, { headers }));
  }
  return Response.redirect(new URL(DRIVER_APP.start, request.url).href, 303);
}
