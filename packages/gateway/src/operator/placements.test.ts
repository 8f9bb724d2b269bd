import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreInfo, StationAd } from '@pavilion/contract';
import { calls } from '@pavilion/contract/schemas';
import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import type { TestGateway } from '../testing/test-gateway';
import type { OperatorRequest } from './contract';

const words = (english: string) => ({ 'zh-CN': `文 ${english}`, en: english });
const banner: OperatorRequest<'bannerSave'> = {
  title: words('Lanterns'),
  text: words('All night'),
  button: words('Look'),
  href: '/game/egame',
  scene: 'moon',
};
const popUp: OperatorRequest<'popUpSave'> = { ...banner, audience: 'all', frequency: 'daily' };

describe('placements of operators', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let editor: TestOperator;
  const publicDir = mkdtempSync(join(tmpdir(), 'placements-'));
  withTestConsole(
    async (...opened: [TestGateway, TestConsole]) => {
      [gateway, console] = opened;
      editor = await console.newOperator('editor', ['editor']);
    },
    {
      pages: {
        render: async ({ url, call }) => {
          if (url === '/configuration') {
            const { siteFestivalSkin, SiteBaseConfigVo } = (await call(calls.preInfo, {}, {}))
              .data as PreInfo;
            return { status: 200, body: `${siteFestivalSkin} ${SiteBaseConfigVo.siteDomainUrl}` };
          }
          const { data } = await call(calls.queryStationAdList, { position: 'home' }, {});
          return { status: 200, body: (data as StationAd[]).map(({ title }) => title.en).join('|') };
        },
        publicDir,
        fallbackHtml: 'shell',
        shared: ({ url, protocol, headers }) => ({
          ...{ url, protocol, headers: { host: headers.host }, cookies: {} },
        }),
        renderTimeout: 60_000,
      },
    },
  );
  afterAll(() => rmSync(publicDir, { recursive: true }));

  /** The titles of banners on the page of a visitor, which is rendered once a second. */
  const onPage = async () =>
    (await gateway.app.inject({ url: '/', headers: { accept: 'text/html' } })).body.split('|');
  const saveBanner = async (change: Partial<typeof banner> = {}) =>
    (await editor.call('bannerSave', { ...banner, ...change })).data.id;
  const stateOf = async (id: string) =>
    (await editor.call('placementList', { kind: 'banner' })).data.items.find((each) => each.id === id)?.state;

  it('[OPS-5] [APP-8] add, change, move and switch off a banner, which the page of visitors shows at once', async () => {
    const seeded = await onPage();
    const id = await saveBanner();
    expect(await onPage()).toEqual([...seeded, 'Lanterns']);
    await editor.call('bannerSave', { ...banner, id, title: words('Dragon boats') });
    expect(await onPage()).toEqual([...seeded, 'Dragon boats']);
    await editor.call('placementMove', { kind: 'banner', id, place: 2 });
    const [first, ...others] = seeded;
    expect(await onPage()).toEqual([first, 'Dragon boats', ...others]);
    await editor.call('placementSwitch', { kind: 'banner', id, on: false });
    expect(await onPage()).toEqual(seeded);
    expect(await stateOf(id)).toBe('off');
    expect((await gateway.call('queryStationAdList', {})).data.map(({ title }) => title.en)).toEqual(seeded);
  });

  it('[OPS-5] [APP-8] show a banner from its start until its end on the clock of the brand', async () => {
    // The clock of the test stands at 04:00 UTC, which is 12:00 in Shanghai.
    const id = await saveBanner({ from: '2026-06-18T12:01', until: '2026-06-18T12:02' });
    const shown = async () => [
      await stateOf(id),
      (await gateway.call('queryStationAdList', {})).data.some((ad) => ad.id === id),
    ];
    expect(await shown()).toEqual(['planned', false]);
    gateway.clock.advance(60_000);
    expect(await shown()).toEqual(['live', true]);
    gateway.clock.advance(60_000);
    expect(await shown()).toEqual(['ended', false]);
    await editor.call('bannerSave', { ...banner, id });
    expect(await shown()).toEqual(['live', true]);
  });

  it('[OPS-5] [APP-8] show a floating icon on the chosen display, and a pop-up to the chosen audience', async () => {
    const icon = { title: words('Gift'), href: '/', scene: 'vault' as const, display: 'phone' as const };
    const { id } = (await editor.call('iconSave', icon)).data;
    const iconsOn = async (displayEquipment: string) =>
      (await gateway.call('suspensionIcon', { displayEquipment })).data.map((each) => each.id);
    expect([await iconsOn('1'), await iconsOn('2')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);

    const member = await gateway.newMember('audience');
    const saved = (await editor.call('popUpSave', { ...popUp, audience: 'member' })).data.id;
    const toVisitors = await gateway.call('popInfo', {});
    const toMembers = await gateway.call('popInfo', {}, { token: member.token });
    expect(toVisitors.data.map((each) => each.id)).not.toContain(saved);
    expect(toMembers.data.find((each) => each.id === saved)).toMatchObject({
      frequency: 'daily',
      title: popUp.title,
    });
  });

  it('[OPS-5] [MOB-2] change where a terminal of the download page leads', async () => {
    const terminal = { title: words('Phone'), text: words('1.2'), terminal: 'phone-web' as const };
    const { id } = (await editor.call('terminalSave', { ...terminal, href: '/download-page' })).data;
    await editor.call('terminalSave', { ...terminal, id, href: 'https://app.example/pavilion.apk' });
    expect((await gateway.call('webTerminal', {})).data.at(-1)).toEqual({
      ...{ id, kind: 'phone-web', name: terminal.title, note: terminal.text },
      href: 'https://app.example/pavilion.apk',
    });
    expect((await editor.call('placementList', { kind: 'terminal' })).data.items.at(-1)).toMatchObject({
      ...{ id, terminal: 'phone-web', scene: null, state: 'live' },
    });
  });

  /** Of preInfo on a page that visitors share, for each of two hosts of one brand. */
  const configurations = () =>
    Promise.all(
      ['localhost:4600', '127.0.0.1:4600'].map(
        async (host) =>
          (await gateway.app.inject({ url: '/configuration', headers: { accept: 'text/html', host } })).body,
      ),
    );
  const here = (skin: string) => [`${skin} http://localhost:4600`, `${skin} http://127.0.0.1:4600`];

  it('[OPS-5] [REQ-6] put a festival skin on the site at once, also in pages and the cache that visitors share', async () => {
    const cached = async () =>
      (await gateway.call('cachedPreInfo', { path: calls.preInfo.path })).data.siteFestivalSkin;
    expect(await configurations()).toEqual(here(''));
    for (const skin of ['spring', 'mid-autumn'] as const) {
      await editor.call('festivalSkinSet', { skin });
      expect(await configurations()).toEqual(here(skin));
      expect(await cached()).toBe(skin);
      expect((await editor.call('festivalSkinInfo', {})).data).toEqual({ skin });
    }
    await editor.call('festivalSkinSet', { skin: null });
    expect(await configurations()).toEqual(here(''));
    expect(await editor.call('festivalSkinSet', { skin: null })).toMatchObject({ error: 'unchanged' });
    expect(await editor.call('festivalSkinSet', { skin: 'snow' as 'spring' })).toMatchObject({
      error: 'invalid-request',
    });
    const rows = await gateway.services.db
      .selectFrom('operator_acts')
      .select(['before', 'after'])
      .where('call', '=', 'festivalSkinSet')
      .execute();
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { before: { skin: null }, after: { skin: 'spring' } },
        { before: { skin: 'spring' }, after: { skin: 'mid-autumn' } },
        { before: { skin: 'mid-autumn' }, after: { skin: null } },
      ]),
    );
  });

  it.each(['snow', 'toString'])('[OPS-5] [REQ-6] read the unknown stored skin %s as none', async (stored) => {
    await gateway.services.siteState.set('festivalSkin', stored);
    expect(await configurations()).toEqual(here(''));
    expect((await editor.call('festivalSkinInfo', {})).data).toEqual({ skin: null });
    await gateway.services.siteState.set('festivalSkin', '');
  });

  it('[OPS-4] leave the festival skin to editors', async () => {
    const support = await console.newOperator('helper', ['support']);
    expect((await support.call('festivalSkinSet', { skin: 'spring' })).http).toBe(403);
  });

  it('[APP-8] show an edited banner, icon or pop-up to visitors who closed it, but not a moved one', async () => {
    const icon = { title: words('Gift'), href: '/', scene: 'vault' as const, display: 'desktop' as const };
    const cases = [
      ['banner', (await editor.call('bannerSave', banner)).data.id, 'queryStationAdList'],
      ['icon', (await editor.call('iconSave', icon)).data.id, 'suspensionIcon'],
      ['popUp', (await editor.call('popUpSave', popUp)).data.id, 'popInfo'],
    ] as const;
    const save = ([kind, id]: (typeof cases)[number], title = banner.title) => {
      if (kind === 'icon') return editor.call('iconSave', { ...icon, id, title });
      if (kind === 'popUp') return editor.call('popUpSave', { ...popUp, id, title });
      return editor.call('bannerSave', { ...banner, id, title });
    };
    for (const each of cases) {
      const [kind, id, call] = each;
      const shown = async () =>
        (await gateway.call(call, {})).data.map((item) => item.id).filter((item) => item.startsWith(id));
      if (kind === 'icon') await save(each, icon.title);
      else await save(each);
      await editor.call('placementMove', { kind, id, place: 1 });
      expect(await shown()).toEqual([id]);
      await save(each, words('Dragon boats'));
      expect(await shown()).toEqual([`${id}.1`]);
      await save(each, words('Lanterns again'));
      expect(await shown()).toEqual([`${id}.2`]);
    }
  });

  it('[OPS-5] keep the moves of two placements at the same moment', async () => {
    await saveBanner();
    await saveBanner();
    const order = async () =>
      (await editor.call('placementList', { kind: 'banner' })).data.items.map(({ id }) => id);
    const move = (id: string, place: number) => editor.call('placementMove', { kind: 'banner', id, place });
    for (let turn = 0; turn < 5; turn += 1) {
      const before = await order();
      const [[first, second], others, [nextToLast, last]] = [
        before.slice(0, 2),
        before.slice(2, -2),
        before.slice(-2),
      ];
      await Promise.all([move(first!, 2), move(nextToLast!, before.length)]);
      expect(await order()).toEqual([second, first, ...others, last, nextToLast]);
    }
  });

  it('[OPS-2] keep a banner in the record as it was and as it is', async () => {
    const id = await saveBanner();
    await editor.call('bannerSave', { ...banner, id, scene: 'market' });
    const row = await gateway.services.db
      .selectFrom('operator_acts')
      .select(['subject_kind', 'before', 'after'])
      .where('subject', '=', id)
      .where('before', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...{ subject_kind: 'banner', before: { scene: 'moon' }, after: { scene: 'market' } },
    });
  });

  it.each([
    [
      'with an end before its start',
      { from: '2026-06-02T00:00', until: '2026-06-01T23:59' },
      'ends-too-early',
    ],
    ['that ends as it starts', { from: '2026-06-02T00:00', until: '2026-06-02T00:00' }, 'ends-too-early'],
    ['from a minute that no calendar has', { from: '2026-02-30T00:00' }, 'invalid-request'],
    ['with a picture that is none of the site', { scene: 'elsewhere' }, 'invalid-request'],
    ['that leads to another site', { href: '//elsewhere.example' }, 'invalid-request'],
    ['that leads to a host without a dot', { href: '//134744072' }, 'invalid-request'],
    ['in one language', { text: { 'zh-CN': '文', en: ' ' } }, 'invalid-request'],
  ])('[OPS-5] save no banner %s', async (_what, change, error) => {
    expect(await editor.call('bannerSave', { ...banner, ...change } as never)).toMatchObject({
      http: 422,
      error,
    });
  });

  it('[OPS-5] move no banner behind the last place, and change none that is not there', async () => {
    const id = await saveBanner();
    expect(await editor.call('placementMove', { kind: 'banner', id, place: 99 })).toMatchObject({
      error: 'unchanged',
    });
    for (const [name, body] of [
      ['bannerSave', { ...banner, id: 'none' }],
      ['placementSwitch', { kind: 'popUp', id, on: false }],
      ['placementMove', { kind: 'icon', id, place: 1 }],
    ] as const)
      expect(await editor.call(name, body as never)).toMatchObject({ http: 404, error: 'not-found' });
  });
});
