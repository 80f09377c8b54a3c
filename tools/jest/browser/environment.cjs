const { Module } = require('node:module');

/** The user agent styles that hide elements: jsdom would otherwise match all of its 120 rules for every query. */
const HIDES =
  'head, link, meta, script, style, template, title, datalist, noframes, param, rp, [hidden], dialog:not([open]), input[type="hidden"] { display: none }';

const sheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
require.cache[sheet] = Object.assign(new Module(sheet), { exports: HIDES, loaded: true });
const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];

module.exports = require('jest-fixed-jsdom');
