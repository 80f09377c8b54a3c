import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../base/chakra.ts';
import { accessibilityFaults, renderScreen, seeStyles } from '../testing/index.ts';
import { ReasonDialog } from '../form-dialog/reason-dialog.tsx';
import { ConfirmDialog, Dialog, DialogBody } from './index.ts';

const words = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const nothing = () => undefined;
seeStyles();
afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'a dialog of which nothing is said',
    () => (
      <Dialog title={words('Plain')} onClose={nothing}>
        {null}
      </Dialog>
    ),
    '400px',
  ],
  [
    'assigning a driver',
    () => (
      <Dialog title={words('Driver')} width={500} onClose={nothing}>
        {null}
      </Dialog>
    ),
    '500px',
  ],
  ['a reject reason', () => <ReasonDialog onSubmit={async () => undefined} onClose={nothing} />, '600px'],
  [
    'a map',
    () => (
      <Dialog title={words('Map')} width={900} onClose={nothing}>
        {null}
      </Dialog>
    ),
    '900px',
  ],
])('%s has its width', async (_what, make, width) => {
  renderScreen(make());
  expect(getComputedStyle(await screen.findByRole('dialog')).maxWidth).toBe(width);
});

function Asking({ onConfirm }: { onConfirm: () => unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {open && <ConfirmDialog onConfirm={onConfirm} onClose={() => setOpen(false)} />}
    </>
  );
}

test('asks in the usual words, with the safe way at hand', async () => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList); // only what has a place on the screen is given the focus
  const confirmed = jest.fn();
  const { user } = renderScreen(<Asking onConfirm={confirmed} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const asking = await screen.findByRole('alertdialog', { name: 'Confirm action?' });
  expect(asking).toHaveTextContent('Are you sure?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirmed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirmed).toHaveBeenCalledTimes(1);
});

test('what was confirmed and failed can be tried again', async () => {
  const { user } = renderScreen(<Asking onConfirm={() => Promise.reject(new Error('refused'))} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
});

test('nothing keeps anybody from using it', async () => {
  renderScreen(
    <Dialog title={words('Plain')} onClose={nothing}>
      <DialogBody>Text</DialogBody>
    </Dialog>,
  );
  expect(await accessibilityFaults(await screen.findByRole('dialog'))).toEqual([]);
});
