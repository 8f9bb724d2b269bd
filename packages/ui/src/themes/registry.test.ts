import { inScheme, inTheme, themeEntries, themeNames } from './registry';

const pairs = themeNames.flatMap((theme) =>
  themeNames.filter((other) => other !== theme).map((other) => [theme, other] as const),
);

it.each(pairs)(
  '[THM-3] a rule for %s applies in its region, but not in a nested region of %s',
  (theme, other) => {
    document.body.innerHTML = `<div data-theme="${theme}"><i></i><p data-theme="${other}"><b></b></p></div><u></u>`;
    const matches = (element: string) =>
      document.querySelector(inTheme(theme).replace('&', element)) !== null;
    expect({ inside: matches('i'), nested: matches('b'), outside: matches('u') }).toEqual({
      inside: true,
      nested: false,
      outside: false,
    });
  },
);

it.each(pairs)(
  '[THM-3] a rule for the scheme of %s applies in its region, and in %s only if it has it',
  (theme, other) => {
    document.body.innerHTML = `<div data-theme="${theme}"><i></i><p data-theme="${other}"><b></b></p></div>`;
    const { scheme } = themeEntries[theme];
    const matches = (element: string) =>
      document.querySelector(inScheme(scheme).replaceAll('&', element)) !== null;
    expect([matches('i'), matches('b')]).toEqual([true, themeEntries[other].scheme === scheme]);
  },
);
