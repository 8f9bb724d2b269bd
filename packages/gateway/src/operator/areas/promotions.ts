import { isDeepStrictEqual } from 'node:util';
import type { PromotionRule } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import type { TSchema } from '@sinclair/typebox';
import { sql } from 'kysely';
import { momentOf } from '../../clock';
import type { Database } from '../../db/database';
import type { Row } from '../../db/schema';
import { mostOf, ruleType } from '../../domain/engagement';
import { OperatorError } from '../../domain/operators';
import { dayMs } from '../../durations';
import { newId } from '../../ids';
import type { OperatorRequest, OperatorResponse } from '../contract';
import { type RuleInput, writtenRules } from '../contract/promotion-rules';
import type { promotionCalls } from '../contract/promotions';
import type { Handlers } from '../handler';
import { paragraphs, trimmed } from './local-texts';
import { byHand, byHandOfMember, requireChange } from './money';

/** Members who saw the promotion before must read it again before they take part. */
const nextVersion = { version: sql<number>`version + 1` };

/** A value of a rule as it is stored: amounts have two decimals, texts no spaces around them. */
const storedValue = (schema: TSchema, value: unknown): unknown => {
  if (typeof value === 'string')
    return schema.control === 'amount' ? formatMinor(parseMinor(value)) : value.trim();
  if (Array.isArray(value)) return value.map((each) => storedValue(schema.items, each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, storedValue(schema.properties[name], part)]),
  );
};

const storedRule = ({ type, ...values }: RuleInput): PromotionRule =>
  ({ type, ...(storedValue(writtenRules[type].fields, values) as object) }) as PromotionRule;

type Content = Omit<OperatorRequest<'promotionEdit'>, 'id'>;
type Span = Pick<Row<'promotions'>, 'starts_at' | 'ends_at' | 'budget'>;

/** @throws OperatorError for a moment that the calendar does not have, and for an end that is not after the start. */
const spanOf = ({ startsAt, endsAt, budget }: OperatorRequest<'promotionAdd'>): Span => {
  const span = {
    starts_at: new Date(startsAt),
    ends_at: endsAt === undefined ? null : new Date(endsAt),
    budget: budget === undefined ? 0n : parseMinor(budget),
  };
  if ([span.starts_at, span.ends_at].some((at) => at && Number.isNaN(at.getTime())))
    throw new OperatorError('invalid-request');
  if (span.ends_at && span.ends_at <= span.starts_at) throw new OperatorError('ends-too-early');
  return span;
};

/**
 * What operators write of a promotion, as it is stored.
 *
 * @throws OperatorError for a page beside a rule, and terms that are longer in one language.
 */
const contentOf = ({ title, summary, category, scene, terms, rule, ...rest }: Content) => {
  const pairs = terms ? paragraphs(terms) : [];
  if (!pairs) throw new OperatorError('terms-unequal');
  if (rule && rest.href !== undefined) throw new OperatorError('invalid-request');
  return {
    texts: { category, title: trimmed(title), summary: trimmed(summary), scene },
    conditions: {
      ...{ terms: pairs, rule: rule ? storedRule(rule) : null, href: rest.href ?? null },
      ...{ period: rest.period, multiple: rest.multiple, claim_days: rest.claimDays },
      ...{ needs_real_name: rest.needsRealName, min_level: rest.minLevel },
      new_member_days: rest.newMemberDays ?? null,
    },
  };
};

type Written = ReturnType<typeof contentOf>;

/** @throws OperatorError for a rule that its type refuses, or that the budget does not pay once. */
const checkRule = ({ conditions: { rule, period } }: Written, { starts_at, ends_at, budget }: Span): void => {
  if (!rule) return;
  const days = ends_at && Math.floor((ends_at.getTime() - starts_at.getTime()) / dayMs);
  const problem = ruleType(rule).problemOf(rule, { period, days });
  if (problem) throw new OperatorError(problem);
  // guard: budget-for-one-participation
  if (budget < mostOf(rule)) throw new OperatorError('budget-too-small');
};

/** A new promotion as it is stored. @throws OperatorError for what the schema cannot say. */
const newPromotion = (body: OperatorRequest<'promotionAdd'>) => {
  const span = spanOf(body);
  const written = contentOf(body);
  checkRule(written, span);
  return { span, written };
};

/** The columns of what operators write. */
const columnsOf = ({ texts, conditions }: Written) => ({
  ...{ ...texts, title: JSON.stringify(texts.title), summary: JSON.stringify(texts.summary) },
  ...{ ...conditions, terms: JSON.stringify(conditions.terms) },
  rule: conditions.rule && JSON.stringify(conditions.rule),
});

const presentWritten = ({ texts, conditions }: Written) => {
  const { rule, terms, claim_days, needs_real_name, min_level, new_member_days, ...same } = conditions;
  return {
    ...texts,
    ...{ ...same, terms, rule, claimDays: claim_days, needsRealName: needs_real_name },
    ...{ minLevel: min_level, newMemberDays: new_member_days },
  };
};

/** What a second operator reads of it: the fields of the rule beside the others. */
const factsOfWritten = (written: Written) => {
  const { rule, scene: _, ...rest } = presentWritten(written);
  if (!rule) return rest;
  const { type, ...fields } = rule;
  // A rule of an earlier version has no name.
  return {
    ...rest,
    rule: type in writtenRules ? writtenRules[type as RuleInput['type']].name : type,
    ...fields,
  };
};

/** A stored promotion with what operators have written of it, and why its conditions cannot change. */
const writtenById = async (db: Database, id: string) => {
  const row = await db
    .selectFrom('promotions')
    .selectAll()
    .select((each) =>
      each
        .selectFrom('promotion_entries as entry')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('entry.promotion_id', '=', 'promotions.id')
        .as('entries'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new OperatorError('not-found');
  const { category, title, summary, scene, terms, rule, href, period, multiple } = row;
  const { claim_days, needs_real_name, min_level, new_member_days } = row;
  const entries = row.entries ?? 0;
  let fixedBecause: OperatorResponse<'promotionInfo'>['fixedBecause'] = null;
  if (entries > 0) fixedBecause = 'members-joined';
  else if (row.published_at !== null) fixedBecause = 'published';
  return {
    row,
    entries,
    fixedBecause,
    written: {
      texts: { category, title, summary, scene },
      conditions: {
        ...{ terms: [...terms], rule, href, period, multiple, claim_days, needs_real_name, min_level },
        new_member_days,
      },
    },
  };
};

/** What an edit changes. @throws OperatorError unchanged, and for conditions that cannot change. */
const changesOf = (
  { row, written, fixedBecause }: Awaited<ReturnType<typeof writtenById>>,
  content: Content,
) => {
  // A rule of an earlier version, which nobody can write, stays as it is.
  const isKept = content.rule === undefined && row.rule !== null && !(row.rule.type in writtenRules);
  const next = contentOf(content);
  if (isKept) next.conditions.rule = row.rule;
  const hasConditions = !isDeepStrictEqual(next.conditions, written.conditions);
  requireChange(hasConditions || !isDeepStrictEqual(next.texts, written.texts));
  // guard: conditions-as-members-joined
  if (hasConditions && fixedBecause) throw new OperatorError(fixedBecause);
  // What is only named otherwise keeps a rule that could not be written today.
  if (hasConditions && !isKept) checkRule(next, row);
  return { next, hasConditions };
};

const promotionById = async (db: Database, id: string) => {
  const row = await db
    .selectFrom('promotions')
    .select(['slug', 'budget', 'committed', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new OperatorError('not-found');
  return row;
};

type PromotionRow = Awaited<ReturnType<typeof promotionById>>;

/** What a promotion has after a change, and before it. */
const changedPromotion = (
  row: PromotionRow,
  { budget, startsAt, endsAt }: Omit<OperatorRequest<'promotionChange'>, 'id'>,
) => {
  const moments = [startsAt, endsAt].filter((at) => typeof at === 'string').map((at) => new Date(at));
  if (moments.some((at) => Number.isNaN(at.getTime()))) throw new OperatorError('invalid-request');
  const next = {
    budget: budget === undefined ? row.budget : parseMinor(budget),
    starts_at: startsAt === undefined ? row.starts_at : new Date(startsAt),
    ends_at: endsAt === undefined ? row.ends_at : endsAt === null ? null : new Date(endsAt),
  };
  if (next.ends_at && next.ends_at <= next.starts_at) throw new OperatorError('ends-too-early');
  // guard: budget-not-below-committed
  if (next.budget < row.committed) throw new OperatorError('below-committed');
  return next;
};

const presentPeriod = ({ budget, starts_at, ends_at }: ReturnType<typeof changedPromotion>) => ({
  budget: formatMinor(budget),
  startsAt: starts_at.toISOString(),
  endsAt: ends_at?.toISOString() ?? null,
});

export const promotionHandlers: Handlers<keyof typeof promotionCalls> = {
  async promotionList({ services: { db } }) {
    const rows = await db.selectFrom('promotions').selectAll().orderBy('category').orderBy('rank').execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        title: row.title,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at?.toISOString() ?? null,
        isPublished: row.published_at !== null,
        budget: formatMinor(row.budget),
        committed: formatMinor(row.committed),
      })),
    };
  },

  async promotionInfo({ body: { id }, services: { db } }) {
    const { row, entries, fixedBecause, written } = await writtenById(db, id);
    return { ...{ id, slug: row.slug, entries, fixedBecause }, ...presentWritten(written) };
  },

  promotionAdd: {
    async examine({ body, services: { db } }) {
      const { slug } = body;
      const { span, written } = newPromotion(body);
      const taken = await db
        .selectFrom('promotions')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirst();
      if (taken) throw new OperatorError('slug-taken');
      return {
        subject: ['promotion', slug],
        facts: { slug, ...factsOfWritten(written), ...presentPeriod(span) },
        // guard: new-promotion-by-two
        needsSecond: byHand('promotion', span.budget),
      };
    },
    async run({ body, act, services }) {
      const { slug } = body;
      const { span, written } = newPromotion(body);
      // One after the other: pages of the list continue by the rank.
      await act.db
        .selectFrom('promotions')
        .select('id')
        .orderBy('rank', 'desc')
        .limit(1)
        .forUpdate()
        .execute();
      const id = newId(momentOf(services.clock));
      const added = await act.db
        .insertInto('promotions')
        .values({
          ...{ id, slug, ...columnsOf(written), ...span, published_at: null },
          rank: sql<number>`(select coalesce(max(rank), 0) + 1 from promotions)`,
        })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) throw new OperatorError('slug-taken');
      return {
        subject: ['promotion', id],
        id,
        after: { slug, ...presentWritten(written), ...presentPeriod(span) },
      };
    },
  },

  promotionEdit: {
    async examine({ body: { id, ...content }, services: { db } }) {
      const before = await writtenById(db, id);
      const { next, hasConditions } = changesOf(before, content);
      const { slug, budget } = before.row;
      return {
        subject: ['promotion', id],
        facts: { slug, budget: formatMinor(budget), ...factsOfWritten(next) },
        // guard: other-conditions-by-two
        needsSecond: byHand(`promotion:${id}`, hasConditions ? budget : 0n),
      };
    },
    async run({ body: { id, ...content }, act, services }) {
      // Members who take part meanwhile wait for it, or it sees them.
      await promotionById(act.db, id);
      const before = await writtenById(act.db, id);
      const { next, hasConditions } = changesOf(before, content);
      await act.db
        .updateTable('promotions')
        .set({ ...columnsOf(next), ...(hasConditions && nextVersion) })
        .where('id', '=', id)
        .execute();
      act.after(services.siteState.forget);
      return {
        subject: ['promotion', id],
        before: presentWritten(before.written),
        after: { ...presentWritten(next), slug: before.row.slug },
      };
    },
  },

  async promotionPublish({ body: { id, on }, act, services }) {
    const changed = await act.db
      .updateTable('promotions')
      .set({ published_at: on ? momentOf(services.clock) : null })
      .where('id', '=', id)
      .where('published_at', on ? 'is' : 'is not', null)
      .returning('slug')
      .executeTakeFirst();
    requireChange(changed !== undefined);
    act.after(services.siteState.forget);
    return {
      subject: ['promotion', id],
      before: { isPublished: !on },
      after: { isPublished: on, slug: changed.slug },
    };
  },

  promotionChange: {
    async examine({ body: { id, ...change }, services: { db } }) {
      const row = await promotionById(db, id);
      const next = changedPromotion(row, change);
      return {
        subject: ['promotion', id],
        facts: { promotion: row.slug, ...presentPeriod(next), committed: formatMinor(row.committed) },
        // guard: larger-budget-by-two
        needsSecond: byHand(`promotion:${id}`, next.budget - row.budget),
      };
    },
    async run({ body: { id, ...change }, act, services }) {
      const row = await promotionById(act.db, id);
      const next = changedPromotion(row, change);
      const [before, after] = [presentPeriod(row), presentPeriod(next)];
      requireChange(JSON.stringify(before) !== JSON.stringify(after));
      const hasPeriod = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
      await act.db
        .updateTable('promotions')
        .set({ ...next, ...(hasPeriod && nextVersion) })
        .where('id', '=', id)
        .execute();
      act.after(services.siteState.forget);
      return { subject: ['promotion', id], before, after: { ...after, slug: row.slug } };
    },
  },

  async promotionEntries({ services: { db } }) {
    const rows = await db
      .selectFrom('promotion_entries as entry')
      .innerJoin('promotions', 'promotions.id', 'entry.promotion_id')
      .innerJoin('members', 'members.id', 'entry.member_id')
      .selectAll('entry')
      .select(['promotions.title', 'members.account'])
      .where('entry.state', '=', 'pending')
      .orderBy('entry.id')
      .limit(100)
      .execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        promotion: row.title,
        member: { id: row.member_id, account: row.account },
        answer: row.answer,
        amount: formatMinor(row.committed),
        at: row.at.toISOString(),
      })),
    };
  },

  promotionDecide: {
    async examine({ body: { id, reason }, services: { db } }) {
      const row = await db
        .selectFrom('promotion_entries as entry')
        .innerJoin('promotions', 'promotions.id', 'entry.promotion_id')
        .innerJoin('members', 'members.id', 'entry.member_id')
        .select(['entry.member_id', 'entry.committed', 'entry.state', 'promotions.title', 'members.account'])
        .where('entry.id', '=', id)
        .executeTakeFirst();
      if (!row) throw new OperatorError('not-found');
      requireChange(row.state === 'pending');
      return {
        subject: ['promotion-entry', id],
        facts: { account: row.account, promotion: row.title, amount: formatMinor(row.committed) },
        // guard: decided-application-by-two
        needsSecond: byHandOfMember(row.member_id, reason ? 0n : row.committed),
      };
    },
    async run({ body: { id, reason }, backOffice, act }) {
      await backOffice.promotions.decide(id, reason);
      const { state, committed, member_id } = await act.db
        .selectFrom('promotion_entries')
        .select(['state', 'committed', 'member_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        subject: ['promotion-entry', id],
        before: { state: 'pending' },
        after: { state, granted: formatMinor(committed), member: member_id, ...(reason && { reason }) },
      };
    },
  },
};
