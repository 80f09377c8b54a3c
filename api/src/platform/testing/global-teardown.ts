import './global-setup.ts';

export default async function globalTeardown() {
  await globalThis.stopTestServer?.();
}
