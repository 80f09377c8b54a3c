import { screen, within } from '@testing-library/react';
import { renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import PartnersPage from '../partners-page.tsx';
import { lanka, requestingPartner, toDetails, toPage } from './fixtures.ts';

export const renderPage = (replies: Replies = {}, url = '/', user = testUsers.cargoOwner) =>
  renderScreen(<PartnersPage />, {
    url,
    user,
    replies: {
      'GET partners': () => toPage(lanka, requestingPartner),
      'GET partners/scorecards': () => ({ months: [], graceMinutes: 30, items: [] }),
      'GET partners/:id': () => toDetails(lanka),
      ...replies,
    },
  });

export const rowOf = async (name: string) =>
  within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement);
