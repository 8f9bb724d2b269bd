import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lock = {
  name: 'audited',
  lockfileVersion: 3,
  packages: {
    '': { name: 'audited', version: '1.0.0', dependencies: { risky: '1.0.0' } },
    'node_modules/risky': {
      version: '1.0.0',
      resolved: 'http://127.0.0.1/risky.tgz',
      integrity: 'sha512-AA==',
    },
  },
};
const advisory = (severity: string) => ({
  id: 1,
  url: 'https://advisories.test/1',
  title: 'Reads any file',
  severity,
  vulnerable_versions: '*',
});

/** Runs the audit of a project with one dependency against a registry. */
const audit = async (listener: RequestListener) => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(lock.packages['']));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const env = {
    ...process.env,
    npm_config_registry: registry,
    npm_config_fetch_retries: '0',
    npm_config_cache: folder,
  };
  const child = spawn(process.execPath, [join(__dirname, '../scripts/audit.mjs')], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  server.close();
  rmSync(folder, { recursive: true, force: true });
  return { code, output };
};
const answering =
  (advisories: object): RequestListener =>
  ({ url }, response) => {
    const isAudit = url?.endsWith('/advisories/bulk') ?? false;
    response.writeHead(isAudit ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAudit ? advisories : {}));
  };

describe('the audit of the dependencies', () => {
  it('fails for a severe vulnerability, and names the package', async () => {
    const { code, output } = await audit(answering({ risky: [advisory('high')] }));
    expect([code, output]).toEqual([1, expect.stringContaining('risky: high (Reads any file)')]);
  });

  it.each([{}, { risky: [advisory('low')] }])('passes with %j', async (advisories) => {
    const { code, output } = await audit(answering(advisories));
    expect([code, output]).toEqual([0, expect.stringMatching(/^Audited the packages of production: 0 /m)]);
  });

  it('passes with one line when the registry has no audit', async () => {
    const { code, output } = await audit((_, response) => response.writeHead(405).end());
    expect(code).toBe(0);
    expect(output).toMatch(/^Not audited: [^\n]+\n$/);
  });
});
