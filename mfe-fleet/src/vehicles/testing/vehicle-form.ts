import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { VehicleFile, VehicleFileKind } from 'shared-contracts/fleet/vehicles';
import type { ApiCall, Replies } from 'shared-ui/testing';
import { file, toPage, vehicle } from './vehicle.fixtures.ts';

const entry = (id: string, name: string) => ({ id, name, isOwn: true, actions: [] });

/** API replies for the vehicle form. */
export const formReplies: Replies = {
  'GET vehicles/types': () =>
    toPage({ ...entry('type-1', '20 ft lorry'), averageSpace: '33', maxWeight: '5000', icon: 'truck' }),
  'GET vehicles/brands': () => toPage(entry('brand-1', 'Isuzu')),
  'GET vehicles/models': () => toPage(entry('model-1', 'NPR')),
  'GET vehicles/colors': () => toPage(entry('color-1', 'White')),
  'GET vehicles/fuel-types': () => toPage(entry('fuel-1', 'Diesel')),
  'GET vehicles/cargo-types': () => toPage(entry('cargo-1', 'Food')),
  'POST vehicles': () => vehicle(),
};

/** Finds a field by its label without the required mark; searching by role is slow in a form this large. */
export const getField = (name: string) => screen.getByLabelText((label) => label.replace(/\*$/, '') === name);
export const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
export const findStep = (name: string) => screen.findByRole('heading', { level: 2, name });
export const goToStep = async (user: UserEvent, position: number, name: string) => {
  await press(user, `Step ${position} of 3: ${name}`);
  await findStep(name);
};

export async function selectOption(user: UserEvent, label: string, option: string) {
  await user.click(getField(label));
  await user.click(await screen.findByRole('option', { name: option, hidden: true }));
}

export async function enterText(user: UserEvent, label: string, text: string) {
  await user.clear(getField(label));
  await user.click(getField(label));
  await user.paste(text);
}

export async function enterTexts(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await enterText(user, label, text);
}

export const expectDescription = (name: string, text: string) =>
  waitFor(() => expect(getField(name)).toHaveAccessibleDescription(expect.stringContaining(text)));

export const imageFile = (name: string) => new File([new Uint8Array(3)], name, { type: 'image/jpeg' });
export const pdfFile = (name: string) => new File([new Uint8Array(3)], name, { type: 'application/pdf' });

type ReceivedFile = { kind: VehicleFileKind; name: string; expiresAt: string | null };

/** Receives uploads like the server and records them. */
export function createFileReceiver() {
  const receivedFiles: ReceivedFile[] = [];
  const receive = ({ body }: ApiCall): VehicleFile => {
    const form = body as FormData;
    const [kind, name] = [form.get('kind') as VehicleFileKind, (form.get('file') as File).name];
    receivedFiles.push({ kind, name, expiresAt: form.get('expiresAt') as string | null });
    return file({ id: `file-of-${kind}`, kind, name });
  };
  return { receivedFiles, receive };
}

/** The required fields of a vehicle. */
export const completeInput = {
  registrationPlate: 'WP LK-4521',
  vehicleTypeId: 'type-1',
  maxCarryWeight: '7500',
  length: '6',
  width: '2.4',
  height: '2.5',
};

/** Fills in the required fields and opens the documents step. */
export async function fillInForm(user: UserEvent) {
  await enterText(user, 'Registration plate', completeInput.registrationPlate);
  await selectOption(user, 'Type', '20 ft lorry');
  await goToStep(user, 2, 'Cargo parameters');
  await enterTexts(user, { 'Max carry weight': '7500', Length: '6', Width: '2.4', Height: '2.5' });
  await goToStep(user, 3, 'Documents');
}
