import { wordsOf } from '../site/src/features/help/article';
import { matchRow } from '../site/src/routes/match-row';
import { paths } from '../site/src/routes/paths';
import { helpArticles, helpFiles } from './help-files';
import { read } from './repository';

describe('help articles', () => {
  it('[RTE-1] the generated files are current (mend: npm run generate)', async () => {
    for (const [path, source] of Object.entries(await helpFiles())) expect(read(path)).toBe(source);
  });

  it('[RTE-1] each help path has an article', async () => {
    const topics = (await helpArticles()).map(({ topic }) => topic);
    expect(topics).toEqual(Object.keys(paths.help));
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
