// @ts-check
import { inLanguage } from '../../kit/translate.js';
import { sportDefinitions } from './sports.generated.js';

/**
 * @typedef {import('./api.js').EventView} EventView
 * @typedef {import('@pavilion/contract/sports').PeriodKind} PeriodKind
 * @typedef {import('./messages.js').Translate} Translate
 * @typedef {import('./messages.js').TextKey} TextKey
 * @typedef {import('@pavilion/format').Localized<string>} LocalText
 * @typedef {{ event: string, type: string, period: string, q: number, side: string }} SelectionParts
 * @typedef {Pick<EventView, 'sport'> & { home: { short: LocalText }, away: { short: LocalText } }} Teams
 */

/** @param {string} id `{event}:{type}:{period}:{q}:{side}` @returns {SelectionParts} */
export const partsOf = (id) => {
  const [event = '', type = '', period = '', q = '0', side = ''] = id.split(':');
  return { event, type, period, q: Number(q), side };
};

/** A price in thousandths as decimal text: 1950 is `1.95`. @param {number} thousandths */
export const priceText = (thousandths) => {
  const digits = String(thousandths).padStart(4, '0');
  const text = `${digits.slice(0, -3)}.${digits.slice(-3)}`;
  return text.endsWith('0') ? text.slice(0, -1) : text;
};

/** A line as boards write it: 0.5, 1, and quarters as the two lines that they consist of, 0.5/1. @param {number} q quarters */
export const lineText = (q) => {
  const quarters = Math.abs(q);
  if (quarters % 2 === 0) return String(quarters / 4);
  return `${(quarters - 1) / 4}/${(quarters + 1) / 4}`;
};

/** Undefined for markets without lines. @param {EventView['sport']} sport @param {string} type of a market */
export const linesOf = (sport, type) => sportDefinitions[sport].markets[type]?.lines;

/** The shortest names of sides. @type {Readonly<Record<string, TextKey>>} */
export const letters = { h: 'homeShort', d: 'drawShort', a: 'awayShort' };

/**
 * The names of periods other than the whole event and numbered ones by their letters.
 *
 * @type {Readonly<Record<Exclude<PeriodKind, 'ft' | 'g'>, TextKey>>}
 */
const periodKeys = {
  h: 'periodH',
  q: 'periodQ',
  s: 'periodS',
  sg: 'periodSg',
  m: 'periodM',
  mr: 'periodMr',
};

/** @param {Translate} t @param {string} lang */
export const createNames = (t, lang) => {
  /** @param {LocalText} text */
  const local = (text) => inLanguage(text, lang);

  /** 全场, 上半场, 第 2 盘. @param {string} period */
  const period = (period) => {
    const [n = '', m = ''] = period.match(/\d+/g) ?? [];
    const keys = /** @type {Readonly<Record<string, TextKey>>} */ (periodKeys);
    const key = period === 'h2' ? 'periodH2' : keys[period.replace(/\d/g, '')];
    return t(key ?? 'periodFt', { n, m });
  };

  /** @param {EventView['sport']} sport @param {string} type */
  const marketType = (sport, type) => {
    const known = sportDefinitions[sport].markets[type];
    return known ? local(known.name) : type;
  };

  /** The name of a side, with the line of a total. @param {Teams} event @param {Pick<SelectionParts, 'type' | 'q' | 'side'>} parts */
  const side = ({ sport, home, away }, { type, q, side }) => {
    const name = sportDefinitions[sport].markets[type]?.sides[side];
    if (name === undefined) return side;
    const text = typeof name === 'string' ? name : local(name);
    return text
      .replace('{home}', local(home.short))
      .replace('{away}', local(away.short))
      .replace('{line}', lineText(q));
  };

  return {
    local,
    period,
    marketType,
    /** 全场 让球. @param {EventView['sport']} sport @param {Pick<SelectionParts, 'type' | 'period'>} parts */
    market: (sport, { type, period: name }) => {
      const numbered = sportDefinitions[sport].markets[type]?.numbered;
      if (numbered) return local(numbered).replace('{n}', name.slice(1));
      return t('market', { period: period(name), type: marketType(sport, type) });
    },
    /** 云岭飞鹤 让 0.5/1. @param {Teams} event @param {Pick<SelectionParts, 'type' | 'q' | 'side'>} parts */
    selection: (event, parts) => {
      const name = side(event, parts);
      const { type, q } = parts;
      const lines = linesOf(event.sport, type);
      if (lines !== 'handicap') return name;
      if (q === 0) return t('handicapLevel', { team: name });
      const isGiving = q < 0 === (parts.side === 'h');
      return t(isGiving ? 'handicapOf' : 'handicapTaken', { team: name, line: lineText(q) });
    },
    /** 云岭飞鹤 对 东渡海燕. @param {{ home: { name: LocalText }, away: { name: LocalText } }} event */
    teams: ({ home, away }) => t('teams', { home: local(home.name), away: local(away.name) }),
  };
};

/** @typedef {ReturnType<typeof createNames>} Names */
