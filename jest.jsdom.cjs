const { endingAsyncContext } = require('./jest.async-context.cjs');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * jsdom computes the style of an element by testing every rule of every sheet, most of them for classes of other
 * components; queries by role do this for each element. A rule that requires a class or an element name which the
 * element lacks, or a class which none of its ancestors has, cannot match, and is skipped here. All other rules are left
 * to jsdom, whose `:has()` alone took half of the time of a page with forms.
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

const classNames = (text) => [...text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);

/** The element name and the classes that each alternative requires, also of ancestors; null if a selector is too complex. */
const parseRequirements = (selector) => {
  const text = withoutConditions(selector);
  if (isComplex.test(text)) return null;
  return text.split(',').map((alternative) => {
    const whole = alternative.trim();
    const last = /[^\s>+~]*$/.exec(whole)[0];
    return {
      name: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      classes: classNames(last),
      // Before `+` and `~` are siblings.
      ofAncestors: /[+~]/.test(whole) ? [] : classNames(whole.slice(0, whole.length - last.length)),
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

const hasAncestorWith = (element, name) => {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (classesOf(each).has(name)) return true;
  }
  return false;
};

const canMatch = (element, selector) => {
  // In quirks mode the case of a class does not matter.
  if (typeof selector !== 'string' || element._ownerDocument._mode === 'quirks') return true;
  const alternatives = requirementsOf(selector);
  if (alternatives === null) return true;
  const present = classesOf(element);
  return alternatives.some(
    ({ name, classes, ofAncestors }) =>
      (name === undefined || name === element._localName.toLowerCase()) &&
      classes.every((each) => present.has(each)) &&
      ofAncestors.every((each) => hasAncestorWith(element, each)),
  );
};

selectors.matchesDontThrow = (element, selector) =>
  canMatch(element, selector) && matchesDontThrow(element, selector);

// After the replacement, which jsdom reads when it is loaded.
const { TestEnvironment } = require('jest-environment-jsdom');
require('jsdom');
const { implementation: Element } = require('jsdom/lib/jsdom/living/nodes/Element-impl.js');

// A query by role tests each element with a selector for each role, nearly all of them of other element names.
const { matches } = Element.prototype;
Element.prototype.matches = function (selector) {
  return canMatch(this, selector) && matches.call(this, selector);
};

module.exports = class extends endingAsyncContext(TestEnvironment) {
  async setup() {
    await super.setup();
    // Rules are then inserted as in production. Otherwise styled-components appends each as a text, after which jsdom parses
    // the whole sheet again: a third of the time of the tests of pages.
    this.global.SC_DISABLE_SPEEDY = false;
  }
};
