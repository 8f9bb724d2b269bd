/** The environment of the tests (`jest.jsdom.cjs`) skips rules that cannot match; no other rule may be skipped. */

const selectors = [
  ...[
    '*',
    'div',
    'DIV',
    'svg',
    'lineargradient',
    'linearGradient',
    '.a',
    '.b',
    '.a.b',
    'div.a',
    'span.a',
    '#one',
    'div#one.a',
  ],
  ...[
    '.a .b',
    '.a > .b',
    '.a + .b',
    '.a ~ .c',
    'div, .c',
    '.c,\n.b',
    '.a,.c ',
    ' .a',
    '.a:first-child',
    '.a:not(.b)',
  ],
  ...[
    ':not(.a)',
    ':is(.a, .c)',
    ':is(.a.b, span:not(.c))',
    'div:is(.b, .c)',
    '.a:has(.b)',
    ':has(> .b)',
    ':root .a',
  ],
  ...[
    '.a *',
    '.a:has(> .b) *',
    '.unknown *',
    '.b .a, .a .c',
    '.b.c > div',
    '.a ~ div *',
    '.a + .a div',
    'div > :not(.a .b)',
    ':is(.a, .c) *',
    'body .a:not(.c) > .b',
  ],
  ...[
    '[data-x]',
    '.a[data-x]',
    '[data-x="a, .c"]',
    '[data-x="]"] .b',
    '.a[data-x=")"]',
    '.b:not([data-x])',
    ':where(.a) .b',
  ],
  ...[
    '.x\\:y',
    '.x\\,y',
    '.\\61',
    '.a:not(:is(.b, .c))',
    '.a-b',
    '.a_b',
    '.unknown',
    'unknown',
    '.A',
    'html',
    'body .c',
  ],
];

const markup = `
  <div class="a" id="one" data-x="a, .c"><span class="b">1</span><span class="a b">2</span><i class="c x:y">3</i></div>
  <div class="a\tb\n c" data-x=")"><div class="x,y"></div></div>
  <p data-x="]"><b class="b a-b">4</b><b class="a_b" data-x>5</b></p>
  <svg class="c"><linearGradient class="a"></linearGradient></svg>`;

describe('the computed style of the test environment', () => {
  beforeAll(() => {
    document.body.innerHTML = markup;
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it.each(selectors)('has the rule of %j for the elements that match it, and no others', (selector) => {
    const sheet = document.createElement('style');
    sheet.textContent = `${selector} { z-index: 7; }`;
    document.head.append(sheet);
    const elements = [...document.querySelectorAll('*')];
    const styled = elements.filter((element) => getComputedStyle(element).zIndex === '7');
    // Of jsdom itself: the environment has another `matches` only.
    const matching = elements.filter((element) => element.webkitMatchesSelector(selector));
    expect(styled).toEqual(matching);
    expect(elements.filter((element) => element.matches(selector))).toEqual(matching);
  });
});
