/** @jest-environment node */
import { mailTexts } from '../packages/gateway/src/domain/mail';
import { routeTable } from '../site/src/routes/route-table';
import { isTest, listFiles, readWithoutComments } from './repository';

const textsFile = 'packages/gateway/src/domain/mail/mail-texts.ts';
/** Sources of the gateway without those that fill new databases. */
const sources = listFiles('packages/gateway/src')
  .filter((path) => /\.ts$/.test(path) && !isTest(path) && !path.startsWith('packages/gateway/src/seed/'))
  .map((path) => ({ path, source: readWithoutComments(path) }));

describe('the mails that the gateway sends', () => {
  it.each(Object.keys(mailTexts))('[MAI-1] the gateway sends the mail %s', (name) => {
    const use = new RegExp(`\\bmailTexts\\.${name}\\b`);
    const senders = sources.filter(({ path, source }) => path !== textsFile && use.test(source));
    expect(senders).not.toEqual([]);
  });

  it('[MAI-1] every mail links to a page of the site, or to none', () => {
    const text = sources.find(({ path }) => path === textsFile)?.source ?? '';
    const links = [...text.matchAll(/\bhref: (?:null|(['`])(\/.*?)\1),/g)];
    expect(links).toHaveLength(Object.keys(mailTexts).length);
    const senders = sources.filter(({ source }) => /\bmailTexts\b/.test(source));
    // Senders may replace the link of a text, as those of grants do.
    const linked = senders.flatMap(({ path, source }) =>
      [...source.matchAll(/['`](\/\w[\w/]*)(?:\?.*?)?['`]/g)].map((match) => ({ path, page: match[1] })),
    );
    const pages = routeTable.map((row) => row.path);
    expect(linked.length).toBeGreaterThanOrEqual(links.filter((match) => match[2]).length);
    expect(linked.filter(({ page }) => !pages.includes(page as string))).toEqual([]);
  });
});
