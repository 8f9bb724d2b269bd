import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { errorCodes } from '@pavilion/contract';
import type { BackOffice } from '../../back-office';
import { networkOf } from '../../domain/members';
import type { RestrictionKind } from '../../domain/operations';
import { type ActTransaction, OperatorError } from '../../domain/operators';
import type { Services } from '../../services';
import { type accessCalls, siteSwitches } from '../contract/access';
import type { Handlers } from '../handler';
import { requireChange } from './money';

interface Context {
  readonly act: ActTransaction;
  readonly backOffice: BackOffice;
  readonly services: Services;
}

/** Adds or removes the first digits of phones that may not register. */
const setPhone = async (phone: string, isRefused: boolean, { act, backOffice, services }: Context) => {
  await backOffice.siteState.lock('disablePhones');
  const { settings } = await backOffice.siteState.current();
  requireChange(settings.disablePhones.includes(phone) !== isRefused);
  const others = settings.disablePhones.filter((each) => each !== phone);
  await backOffice.siteState.set('disablePhones', isRefused ? [...others, phone].sort() : others);
  act.after(services.siteState.forget);
};

/** @returns the kind of its restriction before. */
const setAddress = async (address: string, kind: RestrictionKind | null, context: Context) => {
  const { act, backOffice, services } = context;
  const { restrictedAddresses } = await backOffice.siteState.current();
  const before = restrictedAddresses.get(address) ?? null;
  requireChange(before !== kind);
  await backOffice.siteState.restrictAddress(address, kind);
  act.after(services.siteState.forget);
  return before;
};

/** Names a blocked device: its id, by which it owns a chat with support, is a secret. */
const markOf = (device: string) => createHash('sha256').update(device).digest('hex').slice(0, 16);

const setDevice = async (device: string, isBlocked: boolean, context: Context) => {
  const { act, backOffice, services } = context;
  const { blockedDevices } = await backOffice.siteState.current();
  requireChange(blockedDevices.has(device) !== isBlocked);
  await backOffice.siteState.blockDevice(device, isBlocked);
  act.after(services.siteState.forget);
};

export const accessHandlers: Handlers<keyof typeof accessCalls> = {
  async accessInfo({ services: { siteState } }) {
    const { settings, restrictedAddresses, blockedDevices } = await siteState.current();
    return {
      switches: siteSwitches.map((name) => ({ name, isOn: settings[name] })),
      maxDevices: settings.maxDevices,
      phones: settings.disablePhones,
      addresses: [...restrictedAddresses]
        .map(([address, kind]) => ({ address, kind }))
        .sort((one, other) => (one.address < other.address ? -1 : 1)),
      devices: [...blockedDevices].map(markOf).sort(),
    };
  },

  async siteSwitch({ body: { name, on, note }, backOffice, act, services }) {
    await backOffice.siteState.lock(name);
    const { settings } = await backOffice.siteState.current();
    requireChange(settings[name] !== on);
    await backOffice.siteState.set(name, on);
    act.after(services.siteState.forget);
    return { subject: ['site', name], before: { on: !on }, after: { on }, note };
  },

  async maxDevicesSet({ body: { count, note }, backOffice, act, services }) {
    await backOffice.siteState.lock('maxDevices');
    const { settings } = await backOffice.siteState.current();
    requireChange(settings.maxDevices !== count);
    await backOffice.siteState.set('maxDevices', count);
    act.after(services.siteState.forget);
    return {
      subject: ['site', 'maxDevices'],
      before: { count: settings.maxDevices },
      after: { count },
      note,
    };
  },

  async phoneRefuse({ body: { phone, note }, ...context }) {
    await setPhone(phone, true, context);
    return { subject: ['phones', phone], after: { isRefused: true }, note };
  },

  async phoneAllow({ body: { phone, note }, ...context }) {
    await setPhone(phone, false, context);
    return { subject: ['phones', phone], before: { isRefused: true }, note };
  },

  async addressRestrict({ body, ...context }) {
    if (isIP(body.address) === 0) throw new OperatorError('invalid-request');
    const { kind, note } = body;
    const address = networkOf(body.address);
    const before = await setAddress(address, kind, context);
    return {
      subject: ['address', address],
      ...(before && { before: { kind: before } }),
      after: { kind },
      note,
    };
  },

  async addressAllow({ body: { address, note }, ...context }) {
    const kind = await setAddress(address, null, context);
    return { subject: ['address', address], before: { kind }, note };
  },

  async deviceBlock({ body: { session, note }, ...context }) {
    const row = await context.act.db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .select(['device_id', 'account'])
      .where('sessions.id', '=', session)
      .executeTakeFirst();
    if (!row) throw new OperatorError('not-found');
    await setDevice(row.device_id, true, context);
    // Open games know the session alone.
    await context.backOffice.sessions.endOnDevice(row.device_id, errorCodes.deviceBlocked);
    return {
      subject: ['device', markOf(row.device_id)],
      after: { isBlocked: true, account: row.account },
      note,
    };
  },

  async deviceUnblock({ body: { device, note }, ...context }) {
    const { blockedDevices } = await context.services.siteState.current();
    const blocked = [...blockedDevices].find((each) => markOf(each) === device);
    if (blocked === undefined) throw new OperatorError('not-found');
    await setDevice(blocked, false, context);
    return { subject: ['device', device], before: { isBlocked: true }, note };
  },
};
