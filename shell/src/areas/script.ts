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
    script.addEventListener('error', finish(() => reject(new Error(`${address} could not be loaded`))));
    document.head.append(script);
  });
}
