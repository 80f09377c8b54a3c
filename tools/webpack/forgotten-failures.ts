import type { Compiler, RuntimeModule } from 'webpack';

const NAME = 'ForgottenFailures';
/** Of webpack's runtime for what is borrowed. */
const CONSUMES = 'consumes';
const FAILED = 'delete installedModules[id];';

/** A borrowed module that did not come is asked for again by whoever wants it next: webpack would remember the failure until the page is loaded anew. */
export class ForgottenFailures {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module: RuntimeModule) => {
        if (module.name !== CONSUMES) return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const written = generate();
          if (written !== null && !written.includes(FAILED)) throw new Error(`webpack's runtime writes "${CONSUMES}" differently now: failures would be remembered`);
          return written?.replace(FAILED, `${FAILED} delete startedInstallModules[id];`) ?? null;
        };
      });
    });
  }
}
