import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { useHostBrand } from './host-brand.ts';

const distributor = { pageTitle: 'Harbour Freight', pageFavicon: '/files/harbour.png', supportEmail: 'help@harbour.lk' };
const Probe = ({ host }: { host: string }) => useHostBrand(host)?.pageTitle ?? 'ours';
const open = (host: string) => renderScreen(<Probe host={host} />, { user: null, replies: { 'GET organizations/distributor': () => distributor } });

test('a custom domain shows its owner\'s title and favicon', async () => {
  const { calls } = open('freight.harbour.lk');
  await screen.findByText('Harbour Freight');
  expect(calls).toEqual(['GET organizations/distributor?domain=freight.harbour.lk']);
  await waitFor(() => expect(document.querySelector('link[rel~="icon"]')).toHaveAttribute('href', '/files/harbour.png'));
});

test.each(['localhost', 'dev.consign.com', 'consign.com'])('%s asks nobody', (host) => {
  const { calls } = open(host);
  expect(screen.getByText('ours')).toBeInTheDocument();
  expect(calls).toEqual([]);
});
