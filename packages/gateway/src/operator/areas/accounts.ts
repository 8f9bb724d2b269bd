import { OperatorError } from '../../domain/operators';
import { idCursor, pageOf, rowsFor } from '../../domain/paging';
import { type OperatorActName, operatorCalls } from '../contract';
import type { accountCalls } from '../contract/session';
import type { Handlers, Unread } from '../handler';
import { mayCall } from '../permission';

export const accountHandlers: Handlers<Exclude<keyof typeof accountCalls, 'requestConfirm'>> = {
  async sessionInfo({ operator }) {
    const { id, name, title, roles } = operator;
    const calls = Object.entries(operatorCalls)
      .filter(([, call]) => mayCall(operator, call))
      .map(([call]) => call);
    return { id, name, title, roles: [...roles], calls };
  },

  async sessionEnd({ operator, token, services, act }) {
    if (token !== undefined) await services.operators.endSession(act.db, token);
    return { subject: ['operator', operator.id] };
  },

  async passwordSet({ body, operator, token, services, act }) {
    await services.operators.setPassword(act.db, operator.id, body, token ?? '');
    return { subject: ['operator', operator.id], after: { password: 'replaced' } };
  },

  async operatorList({ services }) {
    const rows = await services.operators.list();
    return {
      items: rows.map((row) => ({
        id: row.id,
        name: row.name,
        title: row.title,
        roles: row.roles,
        state: row.disabled_at ? 'disabled' : row.password_hash === null ? 'waiting' : 'active',
        lastLoginAt: row.last_login_at?.toISOString() ?? null,
      })),
    };
  },

  async operatorAdd({ body, services, act }) {
    const { id, code } = await services.operators.add(act.db, body);
    return { subject: ['operator', id], after: { name: body.name, roles: body.roles }, code };
  },

  async operatorChange({ body: { id, ...change }, operator, services, act }) {
    // Nobody disables themselves by mistake.
    // guard: operator-keeps-own-account
    if (id === operator.id && change.disabled) throw new OperatorError('last-admin');
    const { before, name } = await services.operators.change(act.db, id, change);
    return {
      subject: ['operator', id],
      before: { roles: before.roles, isDisabled: before.disabled_at !== null },
      after: { name, ...change },
    };
  },

  async operatorReset({ body: { id }, services, act }) {
    const { code, name } = await services.operators.reset(act.db, id);
    return { subject: ['operator', id], after: { name, login: 'reset' }, code };
  },

  async actList({ body: { cursor, operator, subject, ...others }, services: { db } }) {
    others satisfies Unread;
    const rows = await db
      .selectFrom('operator_acts as act')
      .leftJoin('operator_requests as request', 'request.id', 'act.request_id')
      .leftJoin('operators as asker', 'asker.id', 'request.asked_by')
      .selectAll('act')
      .select('asker.name as asked_by')
      .$if(cursor !== undefined, (each) => each.where('act.id', '<', idCursor(cursor as string)))
      .$if(operator !== undefined, (each) => each.where('act.operator_name', '=', operator as string))
      .$if(subject !== undefined, (each) => each.where('act.subject', '=', subject as string))
      .orderBy('act.id', 'desc')
      .limit(rowsFor(undefined))
      .execute();
    return pageOf(
      rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        operator: row.operator_name,
        call: row.call,
        subjectKind: row.subject_kind,
        subject: row.subject,
        before: row.before as Record<string, unknown> | null,
        after: row.after as Record<string, unknown> | null,
        note: row.note,
        askedBy: row.asked_by,
      })),
      undefined,
      ({ id }) => id,
    );
  },

  async requestList({ services, operator }) {
    const waiting = await services.acts.waiting();
    const items = waiting.map(({ row, askedBy }) => ({
      id: row.id,
      call: row.call,
      facts: row.facts as Record<string, unknown>,
      askedBy,
      askedAt: row.asked_at.toISOString(),
      isOwn: row.asked_by === operator.id,
      canConfirm:
        row.asked_by !== operator.id && mayCall(operator, operatorCalls[row.call as OperatorActName]),
    }));
    // Other roles have no business with it.
    return {
      items: items.filter(
        ({ isOwn, canConfirm }) => isOwn || canConfirm || operator.roles.includes('auditor'),
      ),
    };
  },

  async requestDecline({ body: { id, reason }, operator, services, act }) {
    const request = await services.acts.find(id);
    // guard: operator-declines-by-role
    if (!mayCall(operator, operatorCalls[request.call as OperatorActName]))
      throw new OperatorError('not-allowed');
    await services.acts.decide(act.db, request, operator, 'declined', reason);
    return {
      subject: [request.subject_kind, request.subject],
      before: { asked: request.call },
      after: { state: 'declined' },
      note: reason,
    };
  },

  async requestWithdraw({ body: { id }, operator, services, act }) {
    const request = await services.acts.find(id);
    await services.acts.decide(act.db, request, operator, 'withdrawn');
    return {
      subject: [request.subject_kind, request.subject],
      before: { asked: request.call },
      after: { state: 'withdrawn' },
    };
  },
};
