import { createHash } from 'node:crypto';
import { askServer } from '../testing/open-site';
import { scriptHashes } from './inline-script';

it('[THM-3] lists the hash of the inline script that a page contains', async () => {
  const { body } = await askServer('/help/kh');
  const inline = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `sha256-${createHash('sha256').update(text!).digest('base64')}`,
  );
  expect(inline).toHaveLength(1);
  expect(scriptHashes()).toEqual(expect.arrayContaining(inline));
});
