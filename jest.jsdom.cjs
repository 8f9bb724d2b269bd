const { endingAsyncContext } = require('./jest.async-context.cjs');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * jsdom computes the style of an element by testing every rule of every sheet, most of them for classes of other
 * components; queries by role do this for each element. A rule whose last compound selector requires a class or an
 * element name that the element lacks cannot match, and is skipped here. All other rules are left to jsdom.
 */
const { matchesDontThrow } = selectors;

/** Attributes and the arguments of functions: conditions that are ignored here. The innermost functions come first. */
const condition = /\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]|:[\w-]+\([^()[\]"']*\)/g;

/** Escapes, comments, namespaces and nesting, after the conditions have been removed. */
const isComplex = /[^\w\s.,:>+~#*-]/;

const withoutConditions = (selector) => {
  const shorter = selector.replace(condition, '');
  return shorter === selector ? selector : withoutConditions(shorter);
};

/** The element name and the classes that each alternative requires; null if a selector is too complex. */
const parseRequirements = (selector) => {
  const text = withoutConditions(selector);
  if (isComplex.test(text)) return null;
  return text.split(',').map((alternative) => {
    const last = /[^\s>+~]*$/.exec(alternative.trim())[0];
    return {
      name: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
    };
  });
};

const requirements = new Map();
const requirementsOf = (selector) => {
  let found = requirements.get(selector);
  if (found === undefined) {
    found = parseRequirements(selector);
    requirements.set(selector, found);
  }
  return found;
};

const classLists = new WeakMap();
const classesOf = (element) => {
  const text = element.getAttributeNS(null, 'class') ?? '';
  const cached = classLists.get(element);
  if (cached?.text === text) return cached.names;
  const names = new Set(text.split(/\s+/));
  classLists.set(element, { text, names });
  return names;
};

const canMatch = (element, selector) => {
  // In quirks mode the case of a class does not matter.
  if (typeof selector !== 'string' || element._ownerDocument._mode === 'quirks') return true;
  const alternatives = requirementsOf(selector);
  if (alternatives === null) return true;
  const present = classesOf(element);
  return alternatives.some(
    ({ name, classes }) =>
      (name === undefined || name === element._localName.toLowerCase()) &&
      classes.every((each) => present.has(each)),
  );
};

selectors.matchesDontThrow = (element, selector) =>
  canMatch(element, selector) && matchesDontThrow(element, selector);

// After the replacement, which jsdom reads when it is loaded.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends endingAsyncContext(TestEnvironment) {
  async setup() {
    await super.setup();
    // Rules are then inserted as in production. Otherwise styled-components appends each as a text, after which jsdom parses
    // the whole sheet again: a third of the time of the tests of pages.
    this.global.SC_DISABLE_SPEEDY = false;
  }
};
