/** @jest-environment node */
import { assetsOf } from './assets';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/entry.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/features/a/pages/a.tsx': {
    file: 'assets/a.js',
    imports: ['_react.js', 'src/entry-client.tsx', '_table.js'],
  },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js'] },
};

describe('assets of a page', () => {
  it('[RTE-4] lists each chunk once, including imported chunks', () => {
    expect(assetsOf(manifest, ['features/a/pages/a.tsx'])).toEqual({
      script: '/assets/entry.js',
      preloads: ['/assets/react.js', '/assets/a.js', '/assets/table.js'],
      styles: ['/assets/entry.css'],
    });
  });

  it('throws with the name of a file that the manifest lacks', () => {
    expect(() => assetsOf(manifest, ['features/b/pages/b.tsx'])).toThrow('src/features/b/pages/b.tsx');
  });
});
