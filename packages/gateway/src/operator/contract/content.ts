import { mailKinds } from '@pavilion/contract';
import { Type } from '@sinclair/typebox';
import {
  act,
  Body,
  Cursor,
  DayInput,
  Id,
  Local,
  Nullable,
  OneOf,
  PageOf,
  read,
  Summary,
  Time,
  TimeInput,
  Title,
  VipLevel,
} from './define';

/** Whom a mail to many is for; all members by default. */
const audience = {
  vipMin: Type.Optional(VipLevel),
  vipMax: Type.Optional(VipLevel),
  agentsOnly: Type.Optional(Type.Boolean()),
};

export const contentCalls = {
  noticeList: read(
    'Announcements, newest first',
    ['editor'],
    Type.Object({ cursor: Cursor }),
    PageOf(Type.Object({ id: Type.String(), title: Local, body: Local, at: Time })),
  ),
  noticePublish: act(
    { 'zh-CN': '发布公告', en: 'Notice published' },
    'Publishes an announcement, also to all open pages',
    ['editor'],
    Type.Object({ title: Title, body: Body }),
  ),
  noticeRemove: act(
    { 'zh-CN': '删除公告', en: 'Notice removed' },
    'Removes an announcement',
    ['editor'],
    Type.Object({ id: Id }),
  ),
  sponsorList: read(
    'Sponsorships of all brands, the latest first',
    ['editor'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          brand: Type.String(),
          name: Local,
          summary: Local,
          story: Type.Array(Local),
          scene: Type.String(),
          firstDay: Type.String(),
          lastDay: Nullable(Type.String()),
        }),
      ),
      /** Those that a sponsorship can be of. */
      brands: Type.Array(Type.String()),
    }),
  ),
  sponsorSave: act(
    { 'zh-CN': '保存赞助', en: 'Sponsorship saved' },
    'Adds a sponsorship, or replaces the one of an id',
    ['editor'],
    Type.Object({
      id: Type.Optional(Id),
      brand: Id,
      name: Title,
      summary: Summary,
      /** A paragraph a line, as many in both languages. */
      story: Body,
      /** The name of a drawn scene. */
      scene: Type.String({ pattern: '^[a-zA-Z]{1,40}$' }),
      firstDay: DayInput,
      lastDay: Type.Optional(DayInput),
    }),
  ),
  sponsorRemove: act(
    { 'zh-CN': '删除赞助', en: 'Sponsorship removed' },
    'Removes a sponsorship',
    ['editor'],
    Type.Object({ id: Id }),
  ),
  broadcastList: read(
    'Mails to many members, newest first',
    ['editor'],
    Type.Object({ cursor: Cursor }),
    PageOf(
      Type.Object({
        id: Type.String(),
        kind: OneOf(mailKinds),
        title: Local,
        body: Local,
        at: Time,
        vipMin: Nullable(Type.Number()),
        vipMax: Nullable(Type.Number()),
        agentsOnly: Type.Boolean(),
        endsAt: Nullable(Time),
        read: Type.Number(),
      }),
    ),
  ),
  broadcastAudience: read(
    'How many members a mail to an audience would reach now',
    ['editor'],
    Type.Object({ kind: OneOf(mailKinds), ...audience }),
    Type.Object({ members: Type.Number() }),
  ),
  broadcastSend: act(
    { 'zh-CN': '群发站内信', en: 'Mailing sent' },
    'Sends a mail to all members, or to those of an audience',
    ['editor'],
    Type.Object({
      kind: OneOf(mailKinds),
      title: Title,
      body: Body,
      href: Type.Optional(Type.String({ pattern: '^/[\\w/-]{0,99}$' })),
      ...audience,
      /** Until when it is listed and counted; without it, as long as other mails. */
      endsAt: Type.Optional(TimeInput),
    }),
  ),
} as const;
