const { default: Runtime } = require('jest-runtime');
const { isLibrary } = require('./page/is-library.ts');

let kept;

/** Loads libraries once per page, and our own modules for each test file. Compiles every module once. */
module.exports = class PageRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    if (kept) {
      kept.begin(testPath, globalConfig);
      return kept;
    }
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    kept = this;
    this.compileOnce();
    this.keepGlobalsOfLibraries();
  }

  begin(testPath, { watch, watchAll }) {
    if (watch || watchAll) this.forgetSources();
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.testState.state = 'loading';
    this.jestGlobals.cachedEnvGlobals = undefined;
  }

  /** Who watches changes them. */
  forgetSources() {
    this.fileCache.clear();
    this._resolution.clear();
    for (const file of this.compiled.keys()) if (!isLibrary(file)) this.compiled.delete(file);
  }

  compileOnce() {
    const { executor, transformCache } = this;
    const compiled = new Map();
    this.compiled = compiled;
    const compile = executor.compile.bind(executor);
    const transform = transformCache.transform.bind(transformCache);
    executor.compile = (code, file) => {
      if (!compiled.has(file)) compiled.set(file, compile(code, file));
      return compiled.get(file);
    };
    transformCache.transform = (file, options) => (compiled.has(file) ? '' : transform(file, options));
  }

  keepGlobalsOfLibraries() {
    const { executor } = this;
    const { page } = this._environment;
    const exec = executor.exec.bind(executor);
    let isLoading = false;
    executor.exec = (module, ...rest) => {
      if (isLoading || !isLibrary(module.filename)) return exec(module, ...rest);
      isLoading = true;
      try {
        return page.loadLibrary(() => exec(module, ...rest));
      } finally {
        isLoading = false;
      }
    };
  }

  resetModules() {
    if (!kept) return super.resetModules();
    const { moduleRegistry, mockRegistry, moduleMockRegistry } = this.registries;
    for (const file of moduleRegistry.keys()) if (!isLibrary(file)) moduleRegistry.delete(file);
    mockRegistry.clear();
    moduleMockRegistry.clear();
    this._moduleMocker.clearMocksOnScope(this._environment.global);
    this._environment.fakeTimersModern.clearAllTimers();
  }

  teardown() {
    this.restoreAllMocks();
    this.registries.exitIsolated();
    this.resetModules();
    this.registries.internalModuleRegistry.clear();
    this.testMainModule.reset();
    this.mockState.clear();
    this.jestGlobals.clearJestObjectCache();
    this.testState.teardown();
  }
};
