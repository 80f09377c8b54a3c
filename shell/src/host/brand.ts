import { usePreferences } from 'shared-auth';
import type { DistributorInfo } from 'shared-contracts/organizations';
import { hostKind } from 'shared-contracts/values/host-kind';
import { namePortal } from 'shared-ui';
import { create } from 'zustand';
import { askDistributor } from './host.api.ts';

/** The first paint waits no longer. */
const WAIT_MS = 1_000;

/** `brand`: how the partner whose address this is wants the portal to look; null at our own addresses. */
export const useHost = create<{ brand: DistributorInfo | null }>(() => ({ brand: null }));

/** As the server wrote it into the page; undefined when it could not tell. */
function written(): DistributorInfo | null | undefined {
  const text = document.getElementById('brand')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

function showIcon(href: string) {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel~="icon"]') ??
    document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
  link.removeAttribute('type');
  link.href = href;
}

function show(brand: DistributorInfo) {
  useHost.setState({ brand });
  namePortal(brand.pageTitle);
  if (brand.pageFavicon) showIcon(brand.pageFavicon);
  if (brand.accentColor) document.documentElement.style.setProperty('--consign-accent', brand.accentColor);
  if (brand.defaultLanguage) usePreferences.getState().suggest('host', { language: brand.defaultLanguage });
}

/** Shows the host's brand before the first paint. Where the server did not write it into the page it is asked for; after a second it follows when it comes. */
export async function showBrand(host = window.location.hostname): Promise<void> {
  const known = written();
  if (known) return show(known);
  if (known === null || hostKind(host) !== 'custom') return undefined;
  const asked = askDistributor(host).then(show, () => undefined);
  return Promise.race([asked, new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS))]);
}
