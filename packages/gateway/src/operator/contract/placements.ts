import { type FestivalSkin, festivalSkins, type PopUp, terminalKinds } from '@pavilion/contract';
import { Type } from '@sinclair/typebox';
import { placementStates, placementTables } from '../../domain/placements';
import { act, Id, Local, Nullable, OneOf, read, Summary, Title } from './define';
import { placementScenes } from './scenes.generated';

const audiences = ['visitor', 'member', 'all'] as const;
const displays = ['desktop', 'phone'] as const;
const frequencies = ['once', 'daily', 'visit'] as const satisfies readonly PopUp['frequency'][];

const PlacementKind = OneOf(Object.keys(placementTables) as (keyof typeof placementTables)[]);
/** A page of the site: an address that begins with `//` names a host. */
const pagePattern = '/(?!/)[\\w/-]{0,99}';
/** Null: none. */
const Skin = Nullable(OneOf(Object.keys(festivalSkins) as FestivalSkin[]));
const Scene = OneOf(placementScenes);
/** A moment on the clock of each brand. */
const ClockInput = Type.String({
  pattern: '^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
  examples: ['2026-01-01T00:00'],
});

/** The fields of every kind. */
const placed = {
  /** Of the one that is replaced; without it, one is added after the others. */
  id: Type.Optional(Id),
  href: Type.String({ pattern: `^${pagePattern}$`, examples: ['/'] }),
  from: Type.Optional(ClockInput),
  until: Type.Optional(ClockInput),
};

export const placementCalls = {
  placementList: read(
    'Banners, floating icons, pop-ups or download terminals, in their order',
    ['editor'],
    Type.Object({ kind: PlacementKind }),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          /** In the order of the list, from 1. */
          place: Type.Integer(),
          title: Local,
          text: Nullable(Local),
          button: Nullable(Local),
          href: Type.String(),
          scene: Nullable(Type.String()),
          audience: Nullable(OneOf(audiences)),
          frequency: Nullable(OneOf(frequencies)),
          display: Nullable(OneOf(displays)),
          terminal: Nullable(OneOf(terminalKinds)),
          /** On the clock of each brand. */
          from: Nullable(Type.String()),
          until: Nullable(Type.String()),
          /** On the clock of the main brand. */
          state: OneOf(placementStates),
        }),
      ),
      /** Of the main brand. */
      timeZone: Type.String(),
    }),
  ),
  bannerSave: act(
    { 'zh-CN': '保存轮播图', en: 'Banner saved' },
    'Adds a banner of Home, or replaces the one of an id',
    ['editor'],
    Type.Object({ ...placed, title: Title, text: Summary, button: Title, scene: Scene }),
  ),
  iconSave: act(
    { 'zh-CN': '保存浮动图标', en: 'Floating icon saved' },
    'Adds a floating icon of a kind of display, or replaces the one of an id',
    ['editor'],
    Type.Object({ ...placed, title: Title, display: OneOf(displays), scene: Scene }),
  ),
  popUpSave: act(
    { 'zh-CN': '保存弹窗', en: 'Pop-up saved' },
    'Adds a pop-up for visitors, members or both, or replaces the one of an id',
    ['editor'],
    Type.Object({
      ...placed,
      title: Title,
      text: Summary,
      button: Title,
      scene: Scene,
      audience: OneOf(audiences),
      frequency: OneOf(frequencies),
    }),
  ),
  terminalSave: act(
    { 'zh-CN': '保存下载终端', en: 'Download terminal saved' },
    'Adds a terminal of the download page, or replaces the one of an id',
    ['editor'],
    Type.Object({
      ...placed,
      title: Title,
      text: Summary,
      terminal: OneOf(terminalKinds),
      /** A page of the site, or an address. */
      href: Type.String({ pattern: `^(${pagePattern}|https://\\S{1,99})$`, examples: ['/download-page'] }),
    }),
  ),
  placementSwitch: act(
    { 'zh-CN': '开启或关闭投放', en: 'Placement switched' },
    'Shows a banner, floating icon, pop-up or terminal on the site, or takes it off',
    ['editor'],
    Type.Object({ kind: PlacementKind, id: Id, on: Type.Boolean() }),
  ),
  placementMove: act(
    { 'zh-CN': '调整投放顺序', en: 'Placement moved' },
    'Moves a banner, floating icon, pop-up or terminal to another place of its list',
    ['editor'],
    Type.Object({ kind: PlacementKind, id: Id, place: Type.Integer({ minimum: 1 }) }),
  ),
  festivalSkinInfo: read(
    'The festival skin of the site',
    ['editor'],
    Type.Object({}),
    Type.Object({ skin: Skin }),
  ),
  festivalSkinSet: act(
    { 'zh-CN': '设置节日皮肤', en: 'Festival skin set' },
    'Puts a festival skin on the site, for all visitors and members, or takes it off (null)',
    ['editor'],
    Type.Object({ skin: Skin }),
  ),
} as const;
