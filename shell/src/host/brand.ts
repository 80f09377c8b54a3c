import { usePreferences } from 'shared-auth';
import type { DistributorInfo } from 'shared-contracts/identity/organizations';
import { getHostKind } from 'shared-contracts/values/portal/host-kind';
import { setPortalName } from 'shared-ui';
import { create } from 'zustand';
import { fetchDistributor } from './host.api.ts';

/** Limits the delay of the first paint. */
const MAX_WAIT_MS = 1_000;

/** `brand`: branding of the partner that the host belongs to; null on the platform's hosts. */
export const useHost = create<{ brand: DistributorInfo | null }>(() => ({ brand: null }));

/** Reads the brand that the server wrote into the page; undefined when it wrote none. */
function readFromPage(): DistributorInfo | null | undefined {
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

function applyBrand(brand: DistributorInfo) {
  useHost.setState({ brand });
  setPortalName(brand.pageTitle);
  if (brand.pageFavicon) showIcon(brand.pageFavicon);
  if (brand.accentColor) document.documentElement.style.setProperty('--consign-accent', brand.accentColor);
  if (brand.defaultLanguage) usePreferences.getState().setDefaults('host', { language: brand.defaultLanguage });
}

/**
 * Applies the host's brand before the first paint. Fetches it if the server didn't write it into the page; a late
 * response is applied when it arrives.
 */
export async function initBrand(host = window.location.hostname): Promise<void> {
  const brand = readFromPage();
  if (brand) return applyBrand(brand);
  if (brand === null || getHostKind(host) !== 'custom') return undefined;
  const applied = fetchDistributor(host).then(applyBrand, () => undefined);
  return Promise.race([applied, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
