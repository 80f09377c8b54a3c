let portal = 'Consign';
let shown: string | undefined;

const show = () => {
  document.title = shown ? `${shown} · ${portal}` : portal;
};

/** A partner's own domain has its own name for the portal. */
export const namePortal = (name: string) => {
  portal = name;
  show();
};

/** What the browser's tab says; without a page it names the portal alone. */
export const titlePage = (page?: string) => {
  shown = page;
  show();
};
