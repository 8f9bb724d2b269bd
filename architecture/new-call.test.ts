import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { definitionFiles, registrySource } from '../packages/contract/src/generate/registry';
import { nextSteps, writeNewCall } from '../scripts/new-call';
import { root } from './repository';

describe('npm run new:call', () => {
  let copy: string;
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-call-'));
    for (const folder of ['packages/contract/src', 'packages/gateway/src/modules'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it('writes a definition, a handler and a test, and the registry picks the definition up', () => {
    const files = writeNewCall(copy, { area: 'site', name: 'memberBadge', tags: 'Profile,Content' });
    expect(files).toEqual([
      'packages/contract/src/site/member-badge.ts',
      'packages/gateway/src/modules/site/handlers.ts',
      'packages/gateway/src/modules/site/member-badge.test.ts',
      '.changeset/member-badge.md',
    ]);
    expect(read(files[0]!)).toContain(
      "path: '/site/api/v1/member-badge',\n  auth: 'member',\n  needs: 'nothing',\n  provenance",
    );
    expect(read(files[0]!)).toContain("endpoint: { kind: 'query', providesTags: ['Profile', 'Content'] },");
    expect(read(files[1]!)).toMatch(
      / {2}memberBadge: \(\) => \{\n {4}throw new Error\(.+\);\n {2}\},\n\};\n$/,
    );
    expect(read(files[2]!)).toContain("gateway.call('memberBadge', {}, { token })");
    expect(read(files[3]!)).toMatch(
      /^---\n'@pavilion\/contract': minor\n(?:.|\n)*---\n\nAdd the call `memberBadge`\.\n$/,
    );
    const registry = registrySource(definitionFiles(join(copy, 'packages/contract/src')));
    expect(registry).toContain("import { memberBadge } from './site/member-badge';");
    expect(registry).toContain('\n  memberBadge,\n');
  });

  it('makes an idempotent call a mutation with a key', () => {
    const call = {
      area: 'fd',
      name: 'walletGift',
      idempotent: true,
      bundle: 'money',
      tags: 'Balance',
      needs: 'offer',
    };
    const [definition, , test] = writeNewCall(copy, call);
    expect(read(definition!)).toContain("  needs: 'offer',\n  idempotent: true,\n");
    expect(read(definition!)).toContain(
      "  bundle: 'money',\n  endpoint: { kind: 'mutation', invalidatesTags: ['Balance'] },",
    );
    expect(read(test!)).toContain("{ token, idempotencyKey: 'walletGift-1' }");
  });

  it('gives the list of a record page its dates and totals', () => {
    const [definition] = writeNewCall(copy, {
      area: 'page-fd',
      name: 'changeRecords',
      records: true,
      tags: 'Security',
    });
    expect(read(definition!)).toContain("endpoint: { kind: 'infiniteQuery', providesTags: ['Security'] },");
    expect(read(definition!)).toContain('  request: Type.Object(recordFilter),');
    expect(read(definition!)).toContain('totals: Type.Object({ count: Type.Integer() }),');
  });

  it('gives a list its cursor', () => {
    const [definition] = writeNewCall(copy, {
      area: 'act',
      name: 'bannerList',
      kind: 'infiniteQuery',
      auth: 'optional',
      tags: 'none',
    });
    expect(read(definition!)).toContain("import { Cursor, NextCursor } from '../entities/common';");
    expect(read(definition!)).toContain("{ kind: 'infiniteQuery', providesTags: [] }");
  });

  it('names the services by area, those of its own first', () => {
    const call = { area: 'game', name: 'favouriteCount', tags: 'Favourites' };
    writeNewCall(copy, call);
    const steps = nextSteps(copy, call).join('\n');
    expect(steps).toMatch(/:\n {3}- game: bets, .*\blobby, \w.*\n {3}- act: .*\bvip\b/);
    expect(steps).toContain('handlers: { favouriteCount: () => … }');
  });

  it.each([
    [{ area: 'shop', name: 'memberBadge' }, 'shop is none of act, agent'],
    [{ area: 'site', name: 'member-badge' }, 'member-badge is not camelCase'],
    [{ area: 'site', name: 'memberInfo' }, 'exists already'],
    [{ area: 'site', name: 'memberBadge' }, 'What is its answer about? --tags Balance,'],
    [{ area: 'site', name: 'memberBadge', tags: 'Badges' }, 'Badges is no tag. What is its answer about?'],
    [{ area: 'fd', name: 'badgeBuy', idempotent: true }, 'Which answers does it change? --tags Balance,'],
    [
      { area: 'fd', name: 'badgeBuy', idempotent: true, tags: 'Balance' },
      'What does it let a member do? --needs play,',
    ],
  ])('rejects %j', (call, message) => {
    expect(() => writeNewCall(copy, call)).toThrow(message);
  });
});
