/**
 * Checks the packages that run in production for known vulnerabilities, of severity high or critical. Registries without
 * the audit endpoint, and machines without a network, are reported in one line and are no failure.
 */
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
});

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const { vulnerabilities, metadata, message = 'no answer' } = parse(stdout);
if (!metadata) {
  console.log(`Not audited: the registry did not answer npm audit (${message.split('\n')[0]}).`);
} else {
  const severe = Object.values(vulnerabilities).filter(({ severity }) => /high|critical/.test(severity));
  for (const { name, severity, via } of severe)
    console.error(`${name}: ${severity} (${via.map((each) => each.title ?? each).join(', ')})`);
  console.log(`Audited the packages of production: ${severe.length} with a severe vulnerability.`);
  process.exitCode = severe.length > 0 ? 1 : 0;
}
