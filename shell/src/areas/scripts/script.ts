/** Loads and runs a script, provided that it matches its integrity hash. */
export function loadScript(url: string, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    const finish = (settle: () => void) => () => {
      script.remove();
      settle();
    };
    script.addEventListener('load', finish(resolve));
    script.addEventListener(
      'error',
      finish(() => reject(new Error(`${url} could not be loaded`))),
    );
    document.head.append(script);
  });
}

/** Returns the pending load of a script tag that the server wrote into the page, if there is one. */
export function findServerScript(url: string): Promise<void> | undefined {
  const script = [...document.scripts].find(({ src }) => src === url);
  return (
    script &&
    new Promise((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)));
    })
  );
}

/** Removes failed script tags, so that `findServerScript` doesn't wait for them. */
export const removeFailedScripts = () =>
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.remove(), {
    capture: true,
  });
