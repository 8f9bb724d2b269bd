import {
  type CallRequest,
  type Challenge,
  errorCodes,
  type Member,
  type SessionGrant,
} from '@pavilion/contract';
import {
  memberFields,
  normalizeMemberField,
  type RegistrationFieldName,
  validateMemberField,
} from '@pavilion/contract/forms';
import { formatMinor, maskPhone } from '@pavilion/format';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import { adultAgeOf, type BrandIdentity } from '../../../config/brand';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import type { NewRow, Row } from '../../../db/schema';
import { newId, newInviteCode } from '../../../ids';
import { dayOf } from '../../days';
import { insertMail, type Mailbox, mailTexts } from '../../mail';
import type { Bus, SiteState } from '../../operations';
import { type BoundAnswers, excludedMark, type Persons } from '../../protection';
import { tokenHash } from '../../secret-token';
import { blockedError } from '../blocks/member-blocks';
import type { Challenges } from '../challenges/challenges';
import type { LoginRisks } from '../challenges/login-risks';
import type { Nicknames } from '../nicknames';
import type { LoginPassword } from '../security/login-password';
import type { Attempts } from '../sessions/attempts';
import { deviceLabel } from '../sessions/device-label';
import type { NewSession, Origin, Sessions } from '../sessions/sessions';
import { findInviter } from './inviter';
import { maskAddress, maskBirthday, maskEmail } from './masks';
import { createMemberStore } from './member-store';
import type { Passwords } from './password';
import { normalizePhone, validateRegistration } from './registration-rules';

/** Logins in a quarter of an hour that fail without work, see `AttemptLimits`, and registrations from one address. */
const limits = {
  login: { pair: 5, account: 10, address: 100, device: 10 },
  phones: { pair: 3, account: 3, address: 60, device: 10 },
  registrations: 100,
};

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  /** Of the brand's calendar. */
  timeZone: string;
  mail: Pick<Mailbox, 'send'>;
  sessions: Sessions;
  attempts: Attempts;
  challenges: Challenges;
  siteState: SiteState;
  risks: LoginRisks;
  passwords: Passwords;
  persons: Persons;
  boundAnswers: BoundAnswers;
  loginPassword: LoginPassword;
  nicknames: Nicknames;
}

/** The member as the contract presents it. */
const presentMember = (member: Row<'members'>, money: { main: bigint; locked: bigint }): Member => ({
  id: member.id,
  account: member.account,
  nickname: member.nickname,
  avatar: member.avatar,
  phone: member.phone && maskPhone(member.phone),
  birthday: member.birthday && maskBirthday(member.birthday),
  email: member.email && maskEmail(member.email),
  vipLevel: member.vip_level,
  balance: formatMinor(money.main),
  lockedMoney: formatMinor(money.locked),
  inviteCode: member.invite_code,
  registeredAt: member.registered_at.toISOString(),
  lastLoginAt: member.last_login_at?.toISOString() ?? null,
  isDemo: member.is_demo,
});

/** Registration, login and the data of a member. */
export const createMembers = (ports: Ports) => {
  const { db, clock, bus, timeZone, sessions, attempts, siteState, risks, passwords, loginPassword } = ports;
  const { persons, boundAnswers, mail, challenges, nicknames } = ports;
  const store = createMemberStore(db);

  const view = async (id: string): Promise<Member> => {
    const member = await store.withMoney(id);
    return presentMember(member, { main: member.main ?? 0n, locked: member.locked ?? 0n });
  };

  const grant = async (id: string, { token, expiresAt }: NewSession): Promise<SessionGrant> => ({
    token,
    expiresAt: expiresAt.toISOString(),
    member: await view(id),
  });

  /** A phone in place of the account. The queries are the same for every phone, so that all answers take the same time. */
  const byPhone = async (phone: string) => store.byId((await persons.ownerOfPhone(phone)) ?? '');

  /** @throws BusinessError 20002 while login is closed. */
  const requireOpenLogin = async () => {
    const { settings } = await siteState.current();
    // guard: login-can-be-stopped
    if (settings.stopLogin) throw new BusinessError(errorCodes.loginClosed);
    return settings;
  };

  /** @throws BusinessError 20002 while login is closed, 20007 while login by a code is. */
  const requireOpenCodeLogin = async () => {
    const settings = await requireOpenLogin();
    // guard: code-login-can-be-stopped
    if (settings.stopCodeLogin) throw new BusinessError(errorCodes.codeLoginClosed);
    return settings;
  };

  const refuseBlocked = (member: Row<'members'>) => {
    // guard: blocked-member-logs-in
    if (member.blocked) throw blockedError(member.block_reason);
  };

  /** Opens the session of a member whose login is complete. */
  const openSession = async (
    member: Row<'members'>,
    origin: Origin,
    {
      isKnown,
      maxDevices,
      remember,
    }: { isKnown: boolean; maxDevices: number | null; remember: boolean | undefined },
  ): Promise<SessionGrant> => {
    const { password_hash: passwordHash } = member;
    const session = await sessions.create(member.id, origin, { remember, passwordHash });
    // After the session exists, so that logins at the same moment count each other.
    // guard: single-session
    if (maxDevices !== null) await sessions.endBeyond(member.id, maxDevices, origin.device);
    if (!isKnown) {
      const device = { ...deviceLabel(origin.userAgent ?? ''), address: maskAddress(origin.address) };
      await mail.send(member.id, mailTexts.newDevice(device));
    }
    const granted = await grant(member.id, session);
    await store.sawLogin(member.id, momentOf(clock));
    return granted;
  };

  return {
    view,

    /**
     * Creates a member with its first session.
     *
     * @throws BusinessError 20003 while registration is closed, 20005 too many of the address without work, 10003 with the
     * field errors (`blocked`: a phone of a person who has excluded themselves from play).
     */
    async register(
      body: CallRequest<'register'>,
      origin: Origin,
      brand: Pick<BrandIdentity, 'adultAge'>,
    ): Promise<SessionGrant> {
      const { settings } = await siteState.current();
      // guard: registration-can-be-stopped
      if (settings.stopRegister) throw new BusinessError(errorCodes.registerClosed);
      const errors = validateRegistration(body, {
        disabledPhones: settings.disablePhones,
        today: dayOf(momentOf(clock), timeZone),
        adultAge: adultAgeOf(brand),
      });
      if (errors.length > 0) throw fieldError(...errors);
      // guard: registrations-of-address
      await attempts.admitFromAddress('register', origin, limits.registrations);
      const account = normalizeMemberField(memberFields.account, body.account);
      const phone = body.phone ? normalizePhone(body.phone) : undefined;
      /** The stored columns of each field; a registration field without an entry is a compile error. */
      const columns = {
        account: { account, account_key: account.toLowerCase() },
        phone: { phone: phone ?? null },
        invite: await findInviter(store, body.invite, { phone, device: origin.device }, persons),
        password: { password_hash: await passwords.hash(body.password) },
        // Validated above: only a visitor who gave both consents becomes a member.
        ofAge: {},
        acceptsTerms: {},
      } satisfies Record<RegistrationFieldName, Partial<NewRow<'members'>>>;
      const now = momentOf(clock);
      const own = {
        id: newId(now),
        // The initial nickname; a registration field may replace it. Others see it, but the account is for the login alone.
        nickname: (await nicknames.isAllowed(account)) ? account : `player-${newInviteCode()}`,
        invite_code: newInviteCode(),
        registered_at: now,
        last_login_at: now,
      };
      const member: NewRow<'members'> = Object.assign(own, ...Object.values(columns));
      const insert = () =>
        withRetry(() =>
          db.transaction().execute(async (transaction) => {
            if (!(await createMemberStore(transaction).insert(member))) return false;
            // guard: excluded-person-registers-nothing
            if (await persons.isExcluded({ phone }, transaction)) throw excludedMark('phone');
            await persons.record(member.id, transaction);
            await insertMail(transaction, member.id, mailTexts.welcome(), now);
            return true;
          }),
        );
      const isNew = phone ? await boundAnswers({ address: origin.address }, insert) : await insert();
      if (!isNew) throw fieldError({ field: 'account', reason: 'taken' });
      const { password_hash: passwordHash } = member;
      return grant(member.id, await sessions.create(member.id, origin, { passwordHash }));
    },

    /**
     * Opens a session with a password and an account, or a phone that one member has proven to be theirs. Something unknown and
     * a wrong password get the same answer after the same work. No account looks like a phone: its name begins with a letter.
     *
     * @throws BusinessError 20002 login closed, 20005 too many attempts without work, 20001 wrong credentials, 10104
     * blocked, with the reason; a login-risk code with its challenge.
     */
    async login(body: CallRequest<'login'>, origin: Origin): Promise<SessionGrant> {
      const { maxDevices } = await requireOpenLogin();
      // As people type it, with blanks.
      const phone = normalizePhone(body.account.replace(/\s/g, ''));
      const account = phone ?? normalizeMemberField(memberFields.account, body.account).toLowerCase();
      const member = phone === undefined ? await store.byAccount(account) : await byPhone(phone);
      const countedAs = member?.account_key;
      const attempt = { purpose: 'login', account, countedAs, memberId: member?.id, origin };
      const { isKnown, hasWorked, undo } = await attempts.admit(attempt, limits.login, {
        isBusy: passwords.isBusy(),
      });
      const right = await passwords
        .verify(body.password, member?.password_hash, { isUrgent: isKnown || hasWorked })
        .catch(async (error: unknown) => {
          // The password was not checked, for example because too many wait.
          await undo();
          throw error;
        });
      if (!member || !right) {
        if (!isKnown) await attempts.countFailure(countedAs ?? account);
        throw new BusinessError(errorCodes.wrongCredentials);
      }
      await undo();
      refuseBlocked(member);
      const isAttacked = !isKnown && (await attempts.isAttacked(member.account_key));
      await risks.requireCheck(member, body.check, origin.device, { isAttacked });
      return openSession(member, origin, { isKnown, maxDevices, remember: body.remember });
    },

    /**
     * Creates the challenge of a login by a code. The answer is the same for a phone that no member has proven, to which no code
     * is sent: a visitor who registers with the phone of another person would otherwise share the account with them.
     *
     * @throws BusinessError 20002 login closed, 20007 login by a code closed, 10003 for an invalid phone, 20005 too many attempts without work, 20004 too many
     * codes of the day.
     */
    async startPhoneLogin(phone: string, origin: Origin): Promise<Challenge> {
      await requireOpenCodeLogin();
      const number = normalizePhone(phone);
      if (number === undefined) throw fieldError({ field: 'phone', reason: 'format' });
      const member = await byPhone(number);
      const attempt = { purpose: 'phone-login', account: number, memberId: member?.id, origin };
      // guard: phone-logins-limited
      const { isKnown } = await attempts.admit(attempt, limits.phones);
      return challenges.create({
        purpose: 'phone-login',
        memberId: member?.id ?? null,
        // A device that has logged in before has its own count, so that strangers cannot use up that of the owner.
        subject: tokenHash(isKnown ? `${number} ${origin.device}` : number),
        device: origin.device,
        kind: 'code',
        channel: 'sms',
        to: number,
      });
    },

    /**
     * Opens a session with the code to a phone. The check of a risky login comes after the right code, which stays valid
     * meanwhile: the call is repeated with both.
     *
     * @throws BusinessError 20002 login closed, 20007 login by a code closed, 10409 with the challenge for a wrong code, 6036 when it is over, 10104 blocked,
     * with the reason; a login-risk code with its challenge.
     */
    async loginByCode(
      { phone, id, code, remember, check }: CallRequest<'loginCode'>,
      origin: Origin,
    ): Promise<SessionGrant> {
      const { maxDevices } = await requireOpenCodeLogin();
      const number = normalizePhone(phone) ?? '';
      const member = await byPhone(number);
      const { device } = origin;
      const answered = await challenges.answer(
        { id, purpose: 'phone-login', device, answer: code },
        async (memberId) => {
          // The phone may be that of another member by now.
          if (member?.id !== memberId)
            throw new BusinessError(errorCodes.loginCodeExpired, { challenge: null });
          refuseBlocked(member);
          // The code has already shown that the phone is the member's, which is the check of an attacked account.
          await risks.requireCheck(member, check, device, { isAttacked: false });
          return async () => {};
        },
      );
      if (typeof answered !== 'string' || !member)
        throw new BusinessError(errorCodes.verificationCodeError, { challenge: answered });
      const isKnown = await sessions.isKnownDevice(member.id, device);
      return openSession(member, origin, { isKnown, maxDevices, remember });
    },

    /**
     * Replaces the password of a member who is logged in. The session continues with a new token, all others end; the replaced
     * token is accepted for ten seconds more.
     *
     * @throws BusinessError 10003 for an invalid new password, 20001 for a wrong current one, 20004 after too many
     * attempts or when too many passwords wait to be hashed.
     */
    async changePassword(
      id: string,
      { currentPassword, password }: CallRequest<'passwordChange'>,
      token: string,
      origin: Origin,
    ): Promise<SessionGrant> {
      const error = validateMemberField(memberFields.password, password);
      if (error) throw fieldError({ field: 'password', ...error });
      const verifiedHash = await loginPassword(id, currentPassword);
      const passwordHash = await passwords.hash(password);
      const session = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const at = momentOf(clock);
          // Locks the row of the member, which new sessions wait for.
          const account = await createMemberStore(transaction).replacePassword(
            id,
            verifiedHash,
            passwordHash,
            at,
          );
          if (account === undefined) throw new BusinessError(errorCodes.wrongCredentials);
          await risks.removeByNewPassword(id, transaction);
          await attempts.forget(account, transaction);
          const expiresAt = await sessions.expiryOf(token, transaction);
          await sessions.endReplacedWithin(transaction, id, token);
          await insertMail(transaction, id, mailTexts.passwordChanged(), at);
          return sessions.create(id, origin, { expiresAt, passwordHash }, transaction);
        }),
      );
      bus.publish({ kind: 'sessions-ended', memberId: id });
      bus.publish({ kind: 'mail', memberId: id });
      return grant(id, session);
    },

    findByAccount: store.byAccount,
  };
};
