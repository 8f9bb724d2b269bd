import { giftStates, mallGiftKinds, mallOrderStates } from '@pavilion/contract';
import { Type } from '@sinclair/typebox';
import type { GrantCause } from '../../db/schema';
import { mallSteps, mallStepValues } from '../../domain/engagement';
import {
  AmountInput,
  act,
  amountInput,
  Cursor,
  Id,
  Local,
  MemberName,
  Money,
  Note,
  Nullable,
  OneOf,
  PageOf,
  Reason,
  read,
  Time,
  Title,
  VipLevel,
} from './define';
import { secondOperatorTexts } from './second-operator';

/** Drawings of the site that a gift of the mall can have. */
export const giftPictures = ['envelope', 'fan', 'tea', 'teapot', 'lantern', 'chess', 'headphones'] as const;

/** How many of a gift there are at most. */
const maxGifts = 1_000_000;

export const offerCalls = {
  grantList: read(
    'Grants, newest first, or those under review',
    ['cashier', 'editor'],
    Type.Object({ state: Type.Optional(OneOf(['pending', 'waiting'] as const)), cursor: Cursor }),
    PageOf(
      Type.Object({
        id: Type.String(),
        member: MemberName,
        cause: Type.Unsafe<GrantCause>({ type: 'string' }),
        title: Local,
        amount: Money,
        state: OneOf(giftStates),
        reason: Nullable(Local),
        at: Time,
      }),
    ),
  ),
  grantGive: act(
    { 'zh-CN': '发放红利', en: 'Money granted' },
    'Grants a member money to be claimed; a second operator confirms it',
    ['cashier'],
    Type.Object({
      account: Id,
      amount: AmountInput,
      /** Required turnover, hundredths of the amount. */
      multiple: Type.Integer({ minimum: 0, maximum: 10_000 }),
      /** What one person receives once. */
      occasion: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      note: Note,
    }),
    'always',
  ),
  grantBudget: read(
    'What can be granted by hand this month, and what has been',
    ['cashier', 'editor'],
    Type.Object({}),
    Type.Object({ month: Type.String(), budget: Money, committed: Money, left: Money }),
  ),
  grantBudgetChange: act(
    { 'zh-CN': '修改人工红利预算', en: 'Budget of grants by hand changed' },
    `Changes what can be granted by hand this month; a second operator confirms raises of more than ${secondOperatorTexts.byHand} within a day`,
    ['cashier'],
    Type.Object({ budget: amountInput('200000'), note: Note }),
    'by-amount',
  ),
  grantRevoke: act(
    { 'zh-CN': '撤销红利', en: 'Grant revoked' },
    'Takes a grant back that was not claimed',
    ['cashier'],
    Type.Object({ id: Id, reason: Reason }),
  ),
  grantRelease: act(
    { 'zh-CN': '红利审核通过', en: 'Grant released' },
    `Ends the review of a grant, so that it can be claimed; a second operator confirms more than ${secondOperatorTexts.byHand} for a member within a day`,
    ['cashier'],
    Type.Object({ id: Id }),
    'by-amount',
  ),

  mallOrderList: read(
    'Orders of the mall: those to be sent, or of a state',
    ['cashier', 'support'],
    Type.Object({ state: Type.Optional(OneOf(mallOrderStates)), cursor: Cursor }),
    PageOf(
      Type.Object({
        id: Type.String(),
        member: MemberName,
        kind: OneOf(mallGiftKinds),
        title: Local,
        quantity: Type.Number(),
        coins: Money,
        state: OneOf(mallOrderStates),
        /** The step that an operator can take; null after the last. */
        next: Nullable(Type.Object({ state: OneOf(mallSteps), needs: Nullable(OneOf(mallStepValues)) })),
        isRefusable: Type.Boolean(),
        /** Unmasked; null for a kind without an address, and 90 days after the end. */
        address: Nullable(Type.Record(Type.String(), Type.String())),
        /** What an operator entered with a step. */
        tracking: Nullable(Type.String()),
        at: Time,
      }),
    ),
  ),
  mallOrderMove: act(
    { 'zh-CN': '处理商城订单', en: 'Mall order moved on' },
    'Moves an order of the mall on, by the next step of its kind',
    ['cashier', 'support'],
    Type.Object({
      id: Id,
      state: OneOf(mallSteps),
      /** What the step needs. No sentence and no coin address; digits of a courier may look like a card number (decision 0080). */
      tracking: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z-]{1,32}$' })),
    }),
  ),
  mallOrderRefuse: act(
    { 'zh-CN': '拒绝商城订单', en: 'Mall order refused' },
    'Refuses an order of the mall; coins and stock come back',
    ['cashier'],
    Type.Object({ id: Id, reason: Reason }),
  ),
  mallGiftList: read(
    'Gifts of the mall, with those that are closed',
    ['cashier'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          kind: OneOf(mallGiftKinds),
          title: Local,
          /** Coins for one. */
          price: Money,
          /** Money that one brings; null for a kind without money. */
          money: Nullable(Money),
          /** How many are left. */
          stock: Type.Number(),
          perMonth: Type.Number(),
          minVipLevel: Type.Number(),
          isOnSale: Type.Boolean(),
        }),
      ),
    }),
  ),
  mallGiftAdd: act(
    { 'zh-CN': '添加商城礼品', en: 'Gift of the mall added' },
    `Adds a gift to the mall; a second operator confirms one whose stock brings more than ${secondOperatorTexts.byHand}`,
    ['cashier'],
    Type.Object({
      kind: OneOf(mallGiftKinds),
      title: Title,
      picture: OneOf(giftPictures),
      price: AmountInput,
      /** Of a kind that brings money, and of no other. */
      money: Type.Optional(AmountInput),
      stock: Type.Integer({ minimum: 0, maximum: maxGifts }),
      /** How many a member may order a month. */
      perMonth: Type.Integer({ minimum: 1, maximum: 1_000 }),
      minVipLevel: Type.Optional(VipLevel),
    }),
    'by-amount',
  ),
  mallGiftChange: act(
    { 'zh-CN': '修改商城礼品的价格或库存', en: 'Price or stock of a gift changed' },
    `Changes price or stock of a gift; a second operator confirms more than ${secondOperatorTexts.byHand} of money, or a lower price of money`,
    ['cashier'],
    Type.Object({
      id: Id,
      price: Type.Optional(AmountInput),
      /** Added to what is left; negative to take away. Orders that are made meanwhile count. */
      stockChange: Type.Optional(Type.Integer({ minimum: -maxGifts, maximum: maxGifts })),
    }),
    'by-amount',
  ),
  mallGiftOpen: act(
    { 'zh-CN': '停止或恢复兑换礼品', en: 'Gift of the mall closed or opened again' },
    'Closes a gift, so that no more are ordered, or opens it again',
    ['cashier'],
    Type.Object({ id: Id, on: Type.Boolean() }),
  ),
} as const;
