import { join } from 'node:path';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import type { MenuGroup } from 'shared-contracts/values/portal/areas';
import { append, replace } from './edits.rules.ts';
import type { Checkout } from './checkout.ts';
import type { Names } from './names.rules.ts';
import { templateTexts, writeTemplate } from './templates.ts';

export type ScreenOptions = {
  /** The title in each language. */
  titles: Readonly<Record<Language, string>>;
  group: MenuGroup;
  icon: string;
};

const PARTNERS = 'partners';
const STEP = 10;
/** By a user who may read everything. */
const VISITS = '"planner": [';
const quoted = (text: string) => JSON.stringify(text);

/** The last position of a menu group. */
const lastOf = (checkout: Checkout, group: MenuGroup) =>
  checkout
    .areas()
    .flatMap((area) => checkout.manifestOf(area).menu)
    .filter((entry) => entry.group === group)
    .reduce((most, { order }) => Math.max(most, order), 0) + STEP;

export function declare(checkout: Checkout, { area, screen, label }: Names, { titles, group, icon }: ScreenOptions) {
  const path = `/${screen}`;
  const order = lastOf(checkout, group);
  checkout.edit(`${area}/area.json`, (text) => {
    const routed = append(
      text,
      { from: '"routes": [', to: '  ]' },
      `    { "path": ${quoted(path)}, "title": ${quoted(label)}, "access": {} }`,
    );
    const listed = append(
      routed,
      { from: '"menu": [', to: '  ]' },
      `    { "path": ${quoted(path)}, "label": ${quoted(label)}, "icon": ${quoted(icon)}, "group": ${quoted(group)}, "order": ${order} }`,
    );
    const labelled = LANGUAGES.reduce(
      (all, language) =>
        append(
          all,
          { from: `    ${quoted(language)}: {`, to: '    }' },
          `      ${quoted(label)}: ${quoted(titles[language])}`,
        ),
      listed,
    );
    const { apis } = checkout.manifestOf(area);
    return apis.includes(PARTNERS)
      ? labelled
      : replace(labelled, /(?<="apis": \[[^\]]*?)(?=\s*\])/, `${apis.length > 0 ? ', ' : ''}${quoted(PARTNERS)}`);
  });
  checkout.edit(`${area}/src/app/routes.tsx`, (text) =>
    append(text, { from: '  pages: {', to: '  },' }, `    '${path}': () => import('../${screen}/${screen}-page.tsx'),`),
  );
}

export function translate(checkout: Checkout, { area, short, camel }: Names, titles: ScreenOptions['titles']) {
  for (const [language, texts] of Object.entries(templateTexts())) {
    const all = { title: titles[language as Language], ...texts };
    const add = (text: string, [key, value]: [string, string]) =>
      append(text, { from: '{', to: '}' }, `  ${quoted(`${short}.${camel}.${key}`)}: ${quoted(value)}`);
    checkout.edit(`${area}/locales/${language}.json`, (text) => Object.entries(all).reduce(add, text));
  }
}

/** Lists the screen for the tests, which compare it with the manifest and visit it. */
function list(checkout: Checkout, { area, screen }: Names, { titles }: ScreenOptions) {
  const path = quoted(`/${screen}`);
  checkout.edit(`${area}/screens.json`, (text) => {
    const listed = append(
      text,
      { from: '"screens": [', to: '  ]' },
      `    { "path": ${path}, "menu": true, "calls": [${quoted(`GET ${PARTNERS}`)}] }`,
    );
    const visited = listed.includes(VISITS)
      ? listed
      : append(listed, { from: '"visits": {', to: '  }' }, `    ${VISITS}\n    ]`);
    return append(
      visited,
      { from: VISITS, to: '    ]' },
      `      { "name": ${quoted(titles.en.toLowerCase())}, "path": ${path}, "ready": "listLoaded" }`,
    );
  });
}

/** Creates a screen that lists rows of the API, with its route, menu entry, messages and test. */
export function newScreen(checkout: Checkout, names: Names, options: ScreenOptions) {
  const { area, short, screen, camel, Screen } = names;
  const folder = `${area}/src/${screen}`;
  const values = { short, screen, camel, Screen, 'title:en': options.titles.en };
  checkout.changed.push(
    ...writeTemplate('screen', join(checkout.root, folder), values).map((file) => `${folder}/${file}`),
  );
  declare(checkout, names, options);
  translate(checkout, names, options.titles);
  list(checkout, names, options);
}
