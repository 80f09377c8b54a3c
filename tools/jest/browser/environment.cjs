const { Module } = require('node:module');

/** The user agent styles that hide elements: jsdom would otherwise match all of its 120 rules for every query. */
const HIDES =
  'head, link, meta, script, style, template, title, datalist, noframes, param, rp, [hidden], dialog:not([open]), input[type="hidden"] { display: none }';

const sheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
require.cache[sheet] = Object.assign(new Module(sheet), { exports: HIDES, loaded: true });
const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];

const Environment = require('jest-fixed-jsdom');
const { preparePage } = require('./page/page.ts');

let kept;
let context;

/** One page for all test files of a process. */
module.exports = class PageEnvironment extends Environment {
  constructor(config, contextOfFile) {
    context = contextOfFile;
    if (kept) return kept;
    const console = new Proxy({}, { get: (_, key) => Reflect.get(context.console, key) });
    super(config, { ...context, console });
    this.page = preparePage(this.dom);
    kept = this;
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    await this.page.reset();
  }
};
