/** @jest-environment node */
import { type CallName, type Envelope, headers as headerNames, storageKeys } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { languageIds } from '@pavilion/format';
import { buildGame, buildMember, createStandIn, exampleHandlers } from '@pavilion/sdk/testing';
import { version } from 'styled-components';
import { paths } from '../routes/paths';
import type { PageCall, PageRequest } from './page-server';
import { renderPage } from './render-page';
import { createSharedPartsCache, islandsOf, preloadsOf } from './shared-parts';
import { mergeStyleTags, parseStyleTags } from './style-tags';

const nameOf = (path: string) => Object.entries(wire).find(([, call]) => call.path === path)?.[0] as CallName;

/** A gateway in this process that knows members by their token, and returns the same objects to all where answers may be shared. */
const createGateway = (favourites: Readonly<Record<string, string>> = {}) => {
  const answers = new Map<string, Promise<Envelope>>();
  const calls: string[] = [];
  const answerOf = (token: string | undefined, name: CallName, body: unknown) => {
    const handlers = {
      ...exampleHandlers(),
      memberInfo: () =>
        buildMember({ account: `account-${token}`, nickname: `nick-${token}`, balance: `${token}.50` }),
      gameList: () => {
        const game = buildGame({ code: 'koi' });
        const items = [{ ...game, favourite: token !== undefined && favourites[token] === 'koi' }];
        return { items, nextCursor: null, total: 1, players: 0, venues: [] };
      },
    };
    const { fetch } = createStandIn(handlers);
    const { method, path } = wire[name];
    return fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json() as Promise<Envelope>);
  };
  const callAs =
    (isVisitor: boolean): PageCall =>
    async ({ path }, body, headers) => {
      const name = nameOf(path);
      const token = isVisitor ? undefined : headers[headerNames.token];
      calls.push(`${token ?? 'visitor'} ${name}`);
      // Each answer is delayed, so that the renderings of several members interleave.
      await new Promise(setImmediate);
      const isOwn =
        token !== undefined && (name === 'memberInfo' || (name === 'gameList' && token in favourites));
      const key = JSON.stringify([name, body, isOwn ? token : undefined]);
      const answer = answers.get(key) ?? answerOf(isOwn ? token : undefined, name, body);
      answers.set(key, answer);
      return answer;
    };
  return { calls, call: callAs(false), visitorCall: callAs(true) };
};

const createSite = (gateway: ReturnType<typeof createGateway>, sharedParts = createSharedPartsCache()) => {
  const snapshot = {};
  return (token: string, url = '/', { isWhole = false, locale = 'zh-CN' } = {}) => {
    const request: PageRequest = {
      url,
      headers: { host: 'localhost:4600' },
      cookies: { [storageKeys.token]: token, [storageKeys.locale]: locale },
      ip: '203.0.113.9',
      protocol: 'http',
      call: gateway.call,
      shared: { call: gateway.visitorCall, snapshot },
      signal: new AbortController().signal,
    };
    return renderPage(request, {
      assetsOfSources: () => ({ script: '/entry.js', preloads: [], styles: [] }),
      ...(!isWhole && { sharedParts }),
    }).then(({ body }) => body);
  };
};

const rootOf = (body: string) =>
  /<div id="root">(.*)<\/div>\n<script type="application\/json"/s.exec(body)?.[1] ?? '';
/** Without the preloads, line by line for a short difference. */
const contentOf = (body: string) =>
  rootOf(body)
    .replace(/^(<link[^>]*\/>)+/, '')
    .split(/(?=<)/);
const styleOf = (body: string) => parseStyleTags(/<style data-styled.*?<\/style>/s.exec(body)?.[0] ?? '');
const queriesOf = (body: string) =>
  Object.keys(
    (Object.values(JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)![1]!).state)[0] as { queries: object })
      .queries,
  ).sort();

describe('the pages of members', () => {
  it.each([paths.home, paths.game.egame, paths.activity.discounts, '/help/kh', paths.download])(
    '[APP-1] have the same content at %s whether their shared parts were rendered before or with them',
    async (url) => {
      for (const locale of languageIds) {
        const open = createSite(createGateway());
        const whole = await open('7', url, { isWhole: true, locale });
        await open('8', url, { locale });
        const stitched = await open('7', url, { locale });
        expect(contentOf(stitched)).toEqual(contentOf(whole));
        expect(contentOf(stitched).length).toBeGreaterThan(200);
        expect(preloadsOf(rootOf(stitched))).toEqual(expect.arrayContaining([...preloadsOf(rootOf(whole))]));
        expect(queriesOf(stitched)).toEqual(queriesOf(whole));
        const merged = styleOf(stitched);
        for (const [place, { id, rules }] of styleOf(whole)) {
          expect(merged.get(place)?.id).toBe(id);
          expect(merged.get(place)?.rules).toEqual(expect.arrayContaining([...rules]));
        }
      }
    },
  );

  it('[SES-1] show each member only their own data while the renderings of several interleave', async () => {
    const gateway = createGateway({ m2: 'koi' });
    const open = createSite(gateway);
    const tokens = ['m1', 'm2', 'm3', 'm4'];
    const opened = [...tokens, ...tokens, ...tokens];
    const bodies = await Promise.all(opened.map((token) => open(token)));
    for (const [index, body] of bodies.entries()) {
      const own = opened[index]!;
      expect(body).toContain(`nick-${own}`);
      for (const other of tokens.filter((token) => token !== own)) {
        expect(body).not.toContain(`nick-${other}`);
        expect(body).not.toContain(`account-${other}`);
      }
      expect(body.includes('"favourite":true')).toBe(own === 'm2');
      expect(body.includes('aria-pressed="true"')).toBe(own === 'm2');
    }
    // The shared parts were made of the answers to a visitor, once.
    expect(gateway.calls.filter((call) => call === 'visitor platformCount')).toHaveLength(1);
    expect(gateway.calls).not.toContain('visitor memberInfo');
  });

  it('[APP-1] are rendered whole where the shared parts fail', async () => {
    const gateway = createGateway();
    const { visitorCall } = gateway;
    gateway.visitorCall = async (...call) => {
      if (call[0].path === wire.platformCount.path) throw new Error('broken');
      return visitorCall(...call);
    };
    const whole = await createSite(createGateway())('7', '/', { isWhole: true });
    expect(contentOf(await createSite(gateway)('7'))).toEqual(contentOf(whole));
  });
});

describe('islandsOf', () => {
  it('finds the content of islands, also of one inside another, without their attributes', () => {
    const island = (name: string, content: string) =>
      `<div style="" data-shared-island="${name}">${content}</div>`;
    const html = `<p>a</p>${island('one', `<div>b</div>${island('two', 'c<div></div>')}`)}<div>d</div>`;
    expect([...islandsOf(html)]).toEqual([
      ['one', '<div>b</div><div style="">c<div></div></div>'],
      ['two', 'c<div></div>'],
    ]);
  });
});

describe('mergeStyleTags', () => {
  const tag = (css: string) => `<style data-styled="true" data-styled-version="${version}">${css}</style>`;
  const group = (place: number, names: string[]) =>
    `${names.map((name) => `.${name}{color:red;}/*!sc*/\n`).join('')}data-styled.g${place}[id="c${place}"]{content:"${names.join(',')},"}/*!sc*/\n`;

  it('keeps the order of the cascade and adds each rule once', () =>
    expect(
      mergeStyleTags(
        tag(group(2, ['b']) + group(9, ['d', 'e'])),
        parseStyleTags(tag(group(1, ['a']) + group(9, ['e', 'f']))),
      ),
    ).toBe(tag(group(1, ['a']) + group(2, ['b']) + group(9, ['d', 'e', 'f']))));
});
