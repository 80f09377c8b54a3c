import { createContext, use, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useAccessCheck } from 'shared-auth';
import type { NamedRef } from 'shared-contracts/common';
import type { Cargo, Contact, Location } from 'shared-contracts/identity/partners';
import type { Access } from 'shared-contracts/values/identity/access';
import type { OptionSource } from 'shared-ui/picker';

/** The records that can be created without leaving the order. */
type Rows = { location: Location; contact: Contact; cargo: Cargo };
type Kind = keyof Rows;

type ContactDefaults = {
  /** The location of a new contact. */
  location?: NamedRef;
  /** A new contact is notified about orders. */
  isNotification?: boolean;
};
export type CreateDialogProps<Row> = {
  /** The text that the user typed in the field. */
  name: string;
  contactDefaults?: ContactDefaults | undefined;
  onCreated: (row: Row) => void;
  onClose: () => void;
};
type CreateDialog<Row> = { access: Access; Dialog: ComponentType<CreateDialogProps<Row>> };
/** Other features own these dialogs; `src/app/create-dialogs.tsx` provides them. */
export type CreateDialogs = { [K in Kind]: CreateDialog<Rows[K]> };

export const CreateDialogsContext = createContext<Partial<CreateDialogs>>({});

type Request = {
  kind: Kind;
  name: string;
  contactDefaults: ContactDefaults | undefined;
  resolve: (row: NamedRef | undefined) => void;
};
const OpenDialogContext = createContext<(request: Request) => void>(() => undefined);

/** Renders the open dialog next to the form of its children, because forms can't be nested. */
export function CreateDialogHost({ children }: { children: ReactNode }) {
  const dialogs = use(CreateDialogsContext);
  const [request, setRequest] = useState<Request>();
  const Dialog = request && (dialogs[request.kind]?.Dialog as ComponentType<CreateDialogProps<NamedRef>> | undefined);
  const close = () => {
    request?.resolve(undefined); // unless it has been created
    setRequest(undefined);
  };
  return (
    <OpenDialogContext value={setRequest}>
      {children}
      {Dialog && (
        <Dialog
          name={request.name}
          contactDefaults={request.contactDefaults}
          onCreated={request.resolve}
          onClose={close}
        />
      )}
    </OpenDialogContext>
  );
}

/** A source of options whose field can create one, if the user has the access. */
export function useCreatingSource<K extends Kind>(
  kind: K,
  source: OptionSource<Rows[K]>,
  contactDefaults?: ContactDefaults,
): OptionSource<Rows[K]> {
  const dialog = use(CreateDialogsContext)[kind];
  const open = use(OpenDialogContext);
  const canAccess = useAccessCheck();
  const canCreate = dialog !== undefined && canAccess(dialog.access);
  // Memoized, so that the field does not render with every keystroke.
  return useMemo(() => {
    if (!canCreate) return source;
    const createRow = (name: string) =>
      new Promise<Rows[K] | undefined>((resolve) =>
        open({ kind, name, contactDefaults, resolve: (row) => resolve(row as Rows[K] | undefined) }),
      );
    return { ...source, createRow };
  }, [canCreate, kind, source, contactDefaults, open]);
}
