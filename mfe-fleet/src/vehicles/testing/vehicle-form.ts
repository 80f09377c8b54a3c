import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FileKind, VehicleFile } from 'shared-contracts/vehicles';
import type { Call, Replies } from 'shared-ui/testing';
import { file, pageOf, vehicle } from './vehicles.ts';

const entry = (id: string, name: string) => ({ id, name, isOwn: true, actions: [] });

/** The network behind the form of a vehicle. */
export const NETWORK: Replies = {
  'GET vehicles/types': () =>
    pageOf({ ...entry('type-1', '20 ft lorry'), averageSpace: '33', maxWeight: '5000', icon: 'truck' }),
  'GET vehicles/brands': () => pageOf(entry('brand-1', 'Isuzu')),
  'GET vehicles/models': () => pageOf(entry('model-1', 'NPR')),
  'GET vehicles/colors': () => pageOf(entry('color-1', 'White')),
  'GET vehicles/fuel-types': () => pageOf(entry('fuel-1', 'Diesel')),
  'GET vehicles/cargo-types': () => pageOf(entry('cargo-1', 'Food')),
  'POST vehicles': () => vehicle(),
};

/** By its label, with or without the mark of what is required: of a form as large as this one, roles would be worked out for long. */
export const field = (name: string) => screen.getByLabelText((label) => label.replace(/\*$/, '') === name);
export const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });
export const goTo = async (user: UserEvent, at: number, name: string) => {
  await press(user, `Step ${at} of 3: ${name}`);
  await step(name);
};

export async function choose(user: UserEvent, label: string, option: string) {
  await user.click(field(label));
  await user.click(await screen.findByRole('option', { name: option, hidden: true }));
}

export async function put(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

export async function putAll(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await put(user, label, text);
}

export const isTold = (name: string, text: string) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text)));

export const picture = (name: string) => new File([new Uint8Array(3)], name, { type: 'image/jpeg' });
export const paper = (name: string) => new File([new Uint8Array(3)], name, { type: 'application/pdf' });

type Sent = { kind: FileKind; name: string; expiresAt: string | null };

/** Takes files as the server does and tells which. */
export function takesFiles() {
  const sent: Sent[] = [];
  const take = ({ body }: Call): VehicleFile => {
    const form = body as FormData;
    const [kind, name] = [form.get('kind') as FileKind, (form.get('file') as File).name];
    sent.push({ kind, name, expiresAt: form.get('expiresAt') as string | null });
    return file({ id: `file-of-${kind}`, kind, name });
  };
  return { sent, take };
}
