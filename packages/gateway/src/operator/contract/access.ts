import { Type } from '@sinclair/typebox';
import { restrictionKinds } from '../../domain/operations';
import { act, Id, Note, Nullable, OneOf, read } from './define';

/** What operators close or open for the whole site, besides its maintenance. */
export const siteSwitches = ['stopLogin', 'stopCodeLogin', 'stopRegister'] as const;

/** An IPv4 or IPv6 address, as the gateway sees that of a request. */
const Address = Type.String({ pattern: '^[0-9a-fA-F.:]{2,45}$', examples: ['203.0.113.7'] });
/** A whole phone number, or its first digits. */
const Phone = Type.String({ pattern: '^\\d{3,15}$', examples: ['1700'] });

/** Who may enter the site: logins, registrations, phones, addresses and devices (MNT-2, MNT-3, ERR-4). */
export const accessCalls = {
  accessInfo: read(
    'What the site refuses: logins, registrations, phones, addresses and devices',
    [],
    Type.Object({}),
    Type.Object({
      switches: Type.Array(Type.Object({ name: OneOf(siteSwitches), isOn: Type.Boolean() })),
      /** On how many devices a member can be logged in; null: any number. */
      maxDevices: Nullable(Type.Integer()),
      phones: Type.Array(Type.String()),
      addresses: Type.Array(Type.Object({ address: Type.String(), kind: OneOf(restrictionKinds) })),
      /** A mark of each. */
      devices: Type.Array(Type.String()),
    }),
  ),
  siteSwitch: act(
    { 'zh-CN': '切换登录与注册', en: 'Logins or registrations switched' },
    'Stops or allows logins (stopLogin), those by a code to the phone alone (stopCodeLogin) or registrations (stopRegister)',
    [],
    Type.Object({ name: OneOf(siteSwitches), on: Type.Boolean(), note: Note }),
  ),
  maxDevicesSet: act(
    { 'zh-CN': '设置同时登录设备数', en: 'Devices for each member set' },
    'Sets on how many devices a member can be logged in (null: any number); a further login ends the one seen longest ago (6001)',
    [],
    Type.Object({ count: Nullable(Type.Integer({ minimum: 1, maximum: 20 })), note: Note }),
  ),
  phoneRefuse: act(
    { 'zh-CN': '停用手机号段', en: 'Phones refused' },
    'Refuses phones that begin with these digits at registration and when a member changes the phone',
    [],
    Type.Object({ phone: Phone, note: Note }),
  ),
  phoneAllow: act(
    { 'zh-CN': '恢复手机号段', en: 'Phones allowed again' },
    'Allows phones again that were refused',
    [],
    Type.Object({ phone: Phone, note: Note }),
  ),
  addressRestrict: act(
    { 'zh-CN': '限制 IP 地址', en: 'Address restricted' },
    'Restricts an IP address, of IPv6 its first 64 bits: every call but those of support is answered 6031 (region), 6032 (alert) or 6033 (address) by its kind, and so are stakes in open games',
    [],
    Type.Object({ address: Address, kind: OneOf(restrictionKinds), note: Note }),
  ),
  addressAllow: act(
    { 'zh-CN': '解除 IP 限制', en: 'Address allowed again' },
    'Allows a restricted IP address again',
    [],
    Type.Object({ address: Address, note: Note }),
  ),
  deviceBlock: act(
    { 'zh-CN': '限制设备', en: 'Device blocked' },
    'Blocks the device of a member’s session and ends all sessions on it: every call from it but those of support is answered 10102, for all members',
    [],
    Type.Object({ session: Id, note: Note }),
  ),
  deviceUnblock: act(
    { 'zh-CN': '解除设备限制', en: 'Device allowed again' },
    'Allows a blocked device again',
    [],
    Type.Object({ device: Id, note: Note }),
  ),
} as const;
