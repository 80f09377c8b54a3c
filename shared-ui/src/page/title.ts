let portalName = 'Consign';
let pageTitle: string | undefined;

const update = () => {
  document.title = pageTitle ? `${pageTitle} · ${portalName}` : portalName;
};

/** Sets the name of the portal, which partners with their own domain can choose. */
export const setPortalName = (name: string) => {
  portalName = name;
  update();
};

/** Sets the title of the browser tab; without a page title it is the portal's name. */
export const setPageTitle = (title?: string) => {
  pageTitle = title;
  update();
};
