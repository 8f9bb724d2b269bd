// @ts-check
import { element } from '../../kit/element.js';
import { toMinor, toShown } from '../../kit/money.js';
import { createTranslator } from '../../kit/translate.js';
import { guideView } from './guide-view.js';
import { texts } from './rules-texts.js';

/** @typedef {keyof typeof texts['zh-CN']} Key */

/** @type {Record<string, { course: Key[], returns: Key, left: Key }>} */
const rules = {
  blackjack: {
    course: ['bjRulesCourse', 'bjRulesDealer', 'bjRulesActs', 'bjRulesPays'],
    returns: 'bjRulesReturn',
    left: 'bjRulesLeft',
  },
  'three-cards': {
    course: ['tcRulesCourse', 'tcRulesDealer', 'tcRulesBonus', 'tcRulesPair'],
    returns: 'tcRulesReturn',
    left: 'tcRulesLeft',
  },
  'robbed-niuniu': {
    course: ['nnRulesCourse', 'nnRulesBull', 'nnRulesPays', 'nnRulesMost'],
    returns: 'nnRulesReturn',
    left: 'nnRulesLeft',
  },
};

/** @param {string} title @param {(Node | string)[]} children */
export const section = (title, children) =>
  element('section', {}, [element('h3', { textContent: title }), ...children]);

/** @param {string} text */
export const paragraph = (text) => element('p', { textContent: text });

/**
 * @param {{ session: import('./api.js').Session, guide: import('./table.js').Guide, lang: string }} input
 * @returns {Node[]}
 */
export const rulesView = ({ session, guide, lang }) => {
  const t = createTranslator(texts, lang);
  const game = rules[session.game.code];
  const limits = { min: toShown(toMinor(session.limits.min)), max: toShown(toMinor(session.limits.max)) };
  if (!game) return [];
  return [
    section(guide.title, guideView(guide)),
    section(
      t('course'),
      game.course.map((key) => paragraph(t(key))),
    ),
    section(t('returnTitle'), [
      paragraph(t(game.returns)),
      paragraph(t('fairDraw')),
      paragraph(t('stakeNote', limits)),
    ]),
    section(t('leftTitle'), [paragraph(t(game.left))]),
  ];
};
