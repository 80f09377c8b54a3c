let portal = 'Consign';

/** A partner's own domain has its own name for the portal. */
export const namePortal = (name: string) => {
  portal = name;
};

/** What the browser's tab says. */
export const titlePage = (page: string) => {
  document.title = `${page} · ${portal}`;
};
