import { useQuery } from '@tanstack/react-query';
import type { DistributorInfo } from 'shared-contracts/organizations';
import { useEffect } from 'react';
import { hostKind } from 'shared-contracts/values/host-kind';
import { hostQueries } from './host.api.ts';

function showIcon(href: string) {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]') ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
  link.removeAttribute('type');
  link.href = href;
}

/** On a partner's custom domain: the partner's title, support address and favicon, which is shown at once. Undefined on our own hosts. */
export function useHostBrand(host: string): DistributorInfo | undefined {
  const { data } = useQuery({ ...hostQueries.distributor(host), enabled: hostKind(host) === 'custom' });
  const icon = data?.pageFavicon;
  useEffect(() => {
    if (icon) showIcon(icon);
  }, [icon]);
  return data;
}
