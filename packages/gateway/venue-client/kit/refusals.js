// @ts-check

import { Rejected } from './call.js';
import { byId } from './element.js';
import { protectionRefusal } from './protection.js';
import { createTranslator } from './translate.js';

/**
 * `Account`: the wallet that pays the stakes. `Step`: what the player can do next on the site.
 *
 * @typedef {'main' | 'venue'} Account
 * @typedef {'deposit' | 'transfer' | 'protection' | 'reality-check'} Step
 * @typedef {{ text: string, offers?: Step }} Refusal
 * @typedef {{ lang: string, account: Account }} Context
 */

/*
 * The gateway checks addresses and venues before it looks up a repeated key, so a stake whose answer was lost may have been
 * taken: `maintenance` and `restricted` say nothing about it.
 */
const zh = {
  halted: '账目核对中，投注和结算暂停，您的余额不受影响，请稍后再试',
  maintenance: '场馆维护中，暂不接受投注，已下的注照常结算，请稍后再来',
  gameUnavailable: '本游戏暂停开放，未扣款，请稍后再来',
  restricted: '您的网络或所在地区暂不能投注，已下的注照常结算，请联系客服',
  emptyVenue: '本场馆钱包余额不足，请先从主钱包转入',
};

/** @type {typeof zh} */
const en = {
  halted: 'The books are being checked, so bets and payouts wait. Your balance is safe. Try again later',
  maintenance: 'The venue is under maintenance and takes no bets. Placed bets are settled. Come back later',
  gameUnavailable: 'This game is closed for now and took no stake. Come back later',
  restricted: 'Bets are not taken from your network or region. Placed bets are settled. Contact support',
  emptyVenue: 'The wallet of this venue has too little money. Transfer some from the main wallet first',
};

/** The texts of codes of the error catalogue that mean the same in every game. @type {Map<unknown, keyof typeof zh>} */
const texts = new Map([
  [6014, 'maintenance'],
  [6031, 'restricted'],
  [6032, 'restricted'],
  [6033, 'restricted'],
  [20116, 'halted'],
  [20202, 'gameUnavailable'],
]);

const catalogues = { 'zh-CN': zh, en };

/** A stake that the playing account cannot pay. A deposit fills the main wallet only. @param {string} text for the main wallet @param {Context} context @returns {Refusal} */
export const balanceRefusal = (text, { lang, account }) =>
  account === 'venue'
    ? { text: createTranslator(catalogues, lang)('emptyVenue'), offers: 'transfer' }
    : { text, offers: 'deposit' };

/** Text and next step of an error that means the same in every game; undefined for any other. @param {unknown} error @param {string} lang @returns {Refusal | undefined} */
export const commonRefusal = (error, lang) => {
  const refusal = protectionRefusal(error, lang);
  if (refusal) return { text: refusal.text, offers: refusal.isCheckDue ? 'reality-check' : 'protection' };
  const text = error instanceof Rejected ? texts.get(error.code) : undefined;
  return text && { text: createTranslator(catalogues, lang)(text) };
};

/** The steps that have a button beside the notice; the id is the name. */
const buttons = /** @type {const} */ (['deposit', 'transfer', 'protection']);

/** Shows the button of a step and hides the others. @param {string | undefined} offered */
export const showStep = (offered) => {
  for (const step of buttons) byId(step).hidden = step !== offered;
};

/** @param {ReturnType<typeof import('./parent-window.js').createParentWindow>} parent */
export const listenToSteps = (parent) => {
  byId('deposit').addEventListener('click', parent.requestDeposit);
  byId('transfer').addEventListener('click', parent.requestTransfer);
  byId('protection').addEventListener('click', parent.requestProtection);
};
