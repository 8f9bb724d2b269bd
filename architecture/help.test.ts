import specified from '../docs/requirements/paths.json';
import { wordsOf } from '../site/src/features/help/article';
import { matchRow } from '../site/src/routes/match-row';
import { paths } from '../site/src/routes/paths';
import { helpArticles, helpFiles } from './help-files';
import { readText } from './repository';

describe('help articles', () => {
  it('[RTE-1] the generated files are current (fix: npm run generate)', async () => {
    for (const [path, source] of Object.entries(await helpFiles())) expect(readText(path)).toBe(source);
  });

  it('[RTE-1] there is one file for each help path of the requirements, and a path for each file', async () => {
    const articles = await helpArticles();
    const ofFiles = articles.map(({ topic, article }) => [topic, `/help/${article.slug}`]);
    expect(ofFiles).toEqual(Object.entries(paths.help));
    const required = specified.filter((path) => path.startsWith('/help/'));
    expect(required.filter((path) => !ofFiles.some(([, ours]) => ours === path))).toEqual([]);
  });

  it.each(['order', 'slug'] as const)('[RTE-1] no two have the same %s', async (field) => {
    const values = (await helpArticles()).map(({ article }) => article[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('[APP-9] a written article has at least three headings and 400 Chinese characters', async () => {
    const written = (await helpArticles()).filter(({ article }) => article.blocks.length > 0);
    expect(written.length).toBeGreaterThan(0);
    for (const { topic, article } of written) {
      const headings = article.blocks.filter(({ kind }) => kind === 'heading').length;
      const chinese = article.blocks.map((block) => wordsOf(block, 'zh-CN')).join('');
      const han = chinese.match(/\p{Script=Han}/gu)?.length ?? 0;
      expect([topic, headings >= 3, han >= 400]).toEqual([topic, true, true]);
      for (const block of article.blocks) {
        expect(wordsOf(block, 'en')).not.toMatch(/\p{Script=Han}/u);
        expect(wordsOf(block, 'en').trim()).not.toBe('');
      }
    }
  });

  it('[RTE-1] every link leads to a page of the site', async () => {
    for (const { article } of await helpArticles()) {
      for (const block of article.blocks) {
        if (block.kind === 'link') expect(matchRow(block.to)?.path).toBe(block.to);
      }
    }
  });
});
