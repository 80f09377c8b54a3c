import { render, screen } from '@testing-library/react';
import { act, createElement, useState } from 'react';
import { hotPart } from './hot-part.ts';

const says = (text: string) => ({
  default: ({ of = '' }: { of?: string }) => createElement('p', null, `${text} ${of}`),
});

test('a part that is shown is exchanged for what its code has become; what surrounds it stays', async () => {
  let code = says('Trips of');
  const part = hotPart(async () => code);
  await part.renew();
  expect((await part.load()).default).toBeInstanceOf(Function);
  const { default: Part } = await part.load();
  let opened = 0;
  const Page = () =>
    createElement('main', null, useState(() => (opened += 1))[0], createElement(Part, { of: 'today' } as object));
  render(createElement(Page));
  code = says('Journeys of');
  await act(() => part.renew());
  expect(screen.getByRole('main')).toHaveTextContent('1Journeys of today');
});

test('new code tries a page again that the last one had thrown away', async () => {
  const onRetry = jest.fn();
  render(
    createElement('div', { 'data-area-panel': 'broken' }, createElement('button', { onClick: onRetry }, 'Try again')),
  );
  const part = hotPart(async () => says('Trips'));
  await part.renew();
  expect(onRetry).not.toHaveBeenCalled(); // another page's: this one was never shown
  await part.load();
  await part.renew();
  expect(onRetry).toHaveBeenCalledTimes(1);
});
