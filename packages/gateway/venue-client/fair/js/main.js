// @ts-check

import { byId, element } from '../../kit/element.js';
import { createTranslator, inLanguage } from '../../kit/translate.js';
import { checkRound } from './check-round.js';
import { gameOf, lobbies } from './games.js';
import { languageNames } from './language-names.generated.js';
import { catalogues } from './messages.js';
import { emptyView, reportView, verdictText } from './report-view.js';
import { betsPath, createRoundText, terminalPath } from './round-texts.js';
import { betLines } from './verify.js';

/** @typedef {import('./check-round.js').Values} Values */

const lang = /** @type {import('@pavilion/format').Language} */ (document.documentElement.lang);
const t = createTranslator(catalogues, lang);

/** The fields, by the names of their values in the fragment. @type {(keyof Values)[]} */
const names = [
  'game',
  'seed',
  'client',
  'nonce',
  'commitment',
  'outcome',
  'round',
  'own',
  'terminal',
  'bets',
];
/** @type {(keyof Values)[]} */
const namesOfShared = ['round', 'own', 'terminal', 'bets'];
/** @param {keyof Values} name */
const field = (name) =>
  /** @type {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} */ (byId(name));

/** @returns {Values} */
const readForm = () =>
  /** @type {Values} */ (Object.fromEntries(names.map((name) => [name, field(name).value])));

/** Fills the form with the values of the fragment; others stay empty. */
const readFragment = () => {
  const given = new URLSearchParams(window.location.hash.slice(1));
  for (const name of names) field(name).value = given.get(name) ?? '';
  field('game').value = gameOf(given.get('game') ?? '')?.code ?? '';
};

const writeTexts = () => {
  for (const node of document.querySelectorAll('[data-t]')) {
    node.textContent = t(/** @type {any} */ (/** @type {HTMLElement} */ (node).dataset.t));
  }
  field('game').replaceChildren(
    element('option', { value: '', textContent: t('chooseGame') }),
    ...lobbies.map(({ name, games }) =>
      element(
        'optgroup',
        { label: inLanguage(name, lang) },
        games.map(({ code, name: own }) =>
          element('option', { value: code, textContent: inLanguage(own, lang) }),
        ),
      ),
    ),
  );
};

/** The same page in the next language, with the same values. */
const writeLanguageLink = () => {
  const link = /** @type {HTMLAnchorElement} */ (byId('language'));
  const query = new URLSearchParams(window.location.search);
  const index = languageNames.findIndex(({ id }) => id === lang);
  const next = /** @type {typeof languageNames[0]} */ (languageNames[(index + 1) % languageNames.length]);
  query.set('lang', next.id);
  const fragment = new URLSearchParams(Object.entries(readForm()).filter(([, value]) => value !== ''));
  link.href = `?${query}#${fragment}`;
  link.lang = next.id;
  link.textContent = next.name;
};

const ports = { fetch: window.fetch.bind(window), onChange: () => void check() };
const roundBets = createRoundText({ ...ports, pathOf: betsPath });
const chainEnd = createRoundText({ ...ports, pathOf: terminalPath });

/** An end that was entered by hand replaces that of the server. @param {Values} values */
const terminalOf = ({ terminal }) => {
  const loaded = chainEnd.current();
  return terminal.trim() === '' && loaded.state === 'loaded' ? loaded.text : terminal;
};

/** @param {Values} values */
const writeTerminalStatus = ({ terminal }) => {
  const loaded = terminal.trim() === '' ? chainEnd.current() : /** @type {const} */ ({ state: 'none' });
  const texts = {
    none: '',
    loading: t('terminalLoading'),
    failed: t('terminalFailed'),
    missing: t('terminalMissing'),
    loaded: loaded.state === 'loaded' ? t('terminalLoaded', { terminal: loaded.text }) : '',
  };
  byId('terminal-status').textContent = texts[loaded.state];
  byId('terminal-retry').hidden = loaded.state !== 'failed';
};

/** Bets that were entered by hand replace those of the server. @param {Values} values */
const betsOf = ({ bets }) => {
  if (bets.trim() !== '') return bets;
  const listed = roundBets.current();
  return listed.state === 'loaded' ? listed.text : null;
};

/** @param {Values} values */
const writeBetsStatus = ({ game, round, bets }) => {
  const listed = bets.trim() === '' ? roundBets.current() : /** @type {const} */ ({ state: 'none' });
  const { state } = listed;
  const count = state === 'loaded' ? betLines(listed.text).length : 0;
  const texts = {
    none: '',
    loading: t('betsLoading'),
    failed: t('betsFailed'),
    missing: t('betsMissing'),
    loaded: t('betsLoaded', { count: count.toLocaleString('en') }),
  };
  byId('bets-status').textContent = texts[state];
  byId('bets-retry').hidden = state !== 'failed';
  byId('bets-list').hidden = state !== 'loaded' || count === 0;
  /** @type {HTMLAnchorElement} */ (byId('bets-list')).href = betsPath(game, round);
};

/** A round of a published test vector. */
const example = {
  game: 'koi-gate',
  seed: '5d43f77f53fec7d115180136105400f0fd2a1f20b681b6b54a289c207923b190',
  client: 'iyAyNGKPsa',
  nonce: '29',
  commitment: '1107d192f2aa47be50c32b3c3482bcb2aaf2c25036aba0ec6150216a6c2dbf97',
};

const fillExample = () => {
  for (const [name, value] of Object.entries(example))
    field(/** @type {keyof Values} */ (name)).value = value;
  void checkForm();
};

/** Back to the site, which may have another origin than this page. */
const showBack = () => {
  const [site = ''] = (document.documentElement.dataset.sites ?? '').split(' ');
  /** @type {HTMLAnchorElement} */ (byId('back')).href = `${site}/`;
};

let run = 0;

const check = async () => {
  run += 1;
  const mine = run;
  const values = readForm();
  const game = gameOf(values.game);
  const isShared = game?.kind.isShared ?? false;
  byId('client-label').textContent = t(isShared ? 'clientShared' : 'client');
  byId('nonce-label').textContent = t(isShared ? 'nonceShared' : 'nonce');
  for (const name of namesOfShared) byId(`${name}-field`).hidden = !isShared;
  writeBetsStatus(values);
  writeTerminalStatus(values);
  writeLanguageLink();
  const { subtle } = window.crypto;
  if (!subtle) {
    byId('verdict').textContent = t('noCrypto');
    return;
  }
  const bets = betsOf(values);
  const report = await checkRound(subtle, { ...values, terminal: terminalOf(values), bets });
  // Another value was entered meanwhile.
  if (mine !== run) return;
  const isWaiting = report.state === 'checked' && bets === null && roundBets.current().state === 'loading';
  byId('verdict').textContent = isWaiting ? t('betsLoading') : verdictText(report, values, t);
  byId('verdict').dataset.tone = report.state === 'checked' && !isWaiting ? report.verdict : 'none';
  byId('report').replaceChildren(
    ...(game && report.state === 'checked' ? reportView(report, game, lang, t) : emptyView(t, fillExample)),
  );
};

/** Checks the values of the form, and loads the bets of their round and the end of its chain. */
const checkForm = () => {
  const { game, round } = readForm();
  const shared = gameOf(game)?.kind.isShared ? game : undefined;
  roundBets.show(shared, round.trim());
  chainEnd.show(shared, round.trim());
  return check();
};

writeTexts();
showBack();
readFragment();
for (const name of names) field(name).addEventListener('input', () => void checkForm());
byId('bets-retry').addEventListener('click', () => void roundBets.load());
byId('terminal-retry').addEventListener('click', () => void chainEnd.load());
window.addEventListener('hashchange', () => {
  readFragment();
  void checkForm();
});
void checkForm().finally(() => byId('page').setAttribute('aria-busy', 'false'));
