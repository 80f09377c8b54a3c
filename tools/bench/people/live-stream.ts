import type { Headers } from './calls.ts';

export type LiveStream = { isOpen: () => boolean; close: () => Promise<void> };

/** Keeps the live stream of a signed-in user open, as each browser does. */
export async function openLiveStream(url: string, headers: Headers): Promise<LiveStream> {
  const answer = await fetch(`${url}/api/live`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  const reader = answer.body.getReader();
  let isOpen = true;
  const follow = async () => {
    while (!(await reader.read()).done);
  };
  void follow()
    .catch(() => undefined)
    .finally(() => {
      isOpen = false;
    });
  return { isOpen: () => isOpen, close: () => reader.cancel() };
}
