/** Runs a script once it matches its hash. */
export function loadScript(address: string, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
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
      finish(() => reject(new Error(`${address} could not be loaded`))),
    );
    document.head.append(script);
  });
}

/** A script that the server wrote into the page and that has not run yet. */
export function writtenScript(address: string): Promise<void> | undefined {
  const script = [...document.scripts].find(({ src }) => src === address);
  return (
    script &&
    new Promise((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)));
    })
  );
}

/** A written script that failed leaves the page, so that nobody waits for it. */
export const forgetFailedScripts = () =>
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.remove(), {
    capture: true,
  });
