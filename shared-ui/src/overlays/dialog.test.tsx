import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { Button } from '../base/chakra.ts';
import { findAccessibilityViolations, renderScreen, enableStyles } from '../testing/index.ts';
import { CodeField, TextField } from '../form/index.ts';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { ReasonDialog } from '../form-dialog/reason-dialog.tsx';
import { ConfirmDialog, Dialog, DialogBody, useCloseDialog } from './index.ts';

const message = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const noop = () => undefined;
/** Events that the browser reports are handled in the next frame. */
const nextFrames = () =>
  act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
enableStyles();
afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'a dialog without a width',
    () => (
      <Dialog title={message('Plain')} onClose={noop}>
        {null}
      </Dialog>
    ),
    '400px',
  ],
  [
    'a dialog with a width',
    () => (
      <Dialog title={message('Driver')} width={500} onClose={noop}>
        {null}
      </Dialog>
    ),
    '500px',
  ],
  ['a reason dialog', () => <ReasonDialog onSubmit={async () => undefined} onClose={noop} />, '600px'],
  [
    'a wide dialog',
    () => (
      <Dialog title={message('Map')} width={900} onClose={noop}>
        {null}
      </Dialog>
    ),
    '900px',
  ],
])('sets the width of %s', async (_name, createDialog, width) => {
  renderScreen(createDialog());
  expect(getComputedStyle(await screen.findByRole('dialog')).maxWidth).toBe(width);
});

function ConfirmExample({ onConfirm }: { onConfirm: () => unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      {open && <ConfirmDialog onConfirm={onConfirm} onClose={() => setOpen(false)} />}
    </>
  );
}

test('asks for confirmation and focuses Back', async () => {
  // focuses visible elements only, and jsdom has no layout
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const onConfirm = jest.fn();
  const { user } = renderScreen(<ConfirmExample onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm action?' });
  expect(dialog).toHaveTextContent('Are you sure?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('allows another attempt after a failed confirmation', async () => {
  const { user } = renderScreen(<ConfirmExample onConfirm={() => Promise.reject(new Error('rejected'))} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
});

function ReplacedExample() {
  const [current, setCurrent] = useState<'none' | 'loading' | 'form'>('none');
  const close = () => setCurrent('none');
  return (
    <>
      <Button onClick={() => setCurrent('loading')}>Open</Button>
      {current === 'loading' && (
        <Dialog title={message('Loading')} onClose={close}>
          <Button onClick={() => setCurrent('form')}>Continue</Button>
        </Dialog>
      )}
      {current === 'form' && (
        <Dialog title={message('Form')} onClose={close}>
          <Button>Save</Button>
        </Dialog>
      )}
    </>
  );
}

test('stays open when the dialog that it replaces returns the focus late', async () => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const { user } = renderScreen(<ReplacedExample />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  opener.focus();
  await nextFrames();
  expect(screen.getByRole('dialog', { name: 'Form' })).toHaveAttribute('data-state', 'open');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** Clicks as a user does: React renders what has to be shown at once before the promise resolves. */
async function clickWithoutWaiting(button: HTMLElement) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  button.click();
  await Promise.resolve();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

test('lets the browser paint the click before a dialog, but not between two dialogs', async () => {
  renderScreen(<ReplacedExample />);
  await clickWithoutWaiting(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const next = await screen.findByRole('button', { name: 'Continue' });
  await clickWithoutWaiting(next);
  expect(next).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeInTheDocument();
});

test('closes without rendering its content again', async () => {
  const onRender = jest.fn();
  const Content = () => {
    onRender();
    return <Button onClick={useCloseDialog()}>Done</Button>;
  };
  const { user } = renderScreen(
    <Dialog title={message('Plain')} onClose={noop}>
      <Content />
    </Dialog>,
  );
  const done = await screen.findByRole('button', { name: 'Done' });
  onRender.mockClear();
  await user.click(done);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onRender).not.toHaveBeenCalled();
});

test.each([
  ['keeps a document that scrolls in place', 2_000, true],
  ['leaves a document that does not scroll as it is', 0, false],
])('%s', async (_name, height, isLocked) => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  renderScreen(
    <Dialog title={message('Plain')} onClose={noop}>
      {null}
    </Dialog>,
  );
  await screen.findByRole('dialog');
  expect(document.body.hasAttribute('data-scroll-lock')).toBe(isLocked);
});

const formSchema = object({ name: string().required(), code: string().required() });
const CodeDialog = () => (
  <FormDialog
    title={message('Code')}
    schema={formSchema}
    initialValues={{}}
    onSubmit={async () => undefined}
    onClose={noop}
  >
    <TextField name="name" label={message('Name')} />
    <CodeField name="code" label={message('Digits')} autoFocus />
  </FormDialog>
);

function AddExample() {
  const [isAdding, setAdding] = useState(false);
  return (
    <Dialog title={message('Settings')} onClose={noop}>
      <Button onClick={() => setAdding(true)}>Add</Button>
      {isAdding && <CodeDialog />}
    </Dialog>
  );
}

test('focuses the field that asks for it, and shows no error when focus jumps to another dialog', async () => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const { user } = renderScreen(<AddExample />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const code = await screen.findByLabelText(/^Digits/);
  await waitFor(() => expect(code).toHaveFocus());
  await nextFrames();
  expect(code).toHaveFocus();
  fireEvent.blur(code, { relatedTarget: screen.getByText('Add') });
  await nextFrames();
  expect(screen.queryByText('Field is required')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Field is required')).toBeVisible();
});

test('has no accessibility violations', async () => {
  renderScreen(
    <Dialog title={message('Plain')} onClose={noop}>
      <DialogBody>Text</DialogBody>
    </Dialog>,
  );
  expect(await findAccessibilityViolations(await screen.findByRole('dialog'))).toEqual([]);
});
