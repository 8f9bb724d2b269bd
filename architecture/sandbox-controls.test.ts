import { controls } from '../packages/gateway/src/sandbox/controls';
import { readText } from './repository';
import { sandboxControlsPath, withSandboxControls } from './sandbox-controls';

describe('the sandbox controls', () => {
  const page = readText(sandboxControlsPath);

  it('are listed in the README of the gateway (fix: npm run generate)', () =>
    expect(page).toBe(withSandboxControls(page)));

  it('are listed with their fields and the values of these, optional ones with a question mark', () => {
    expect(page).toContain('| `pay-deposit {id}` |');
    expect(page).toContain('| `restrict-ip {ip?, kind?: region / address / alert, on}` |');
    expect(page).toContain('| `fault {path, kind: delay / error / refuse / drop / malformed, ms?, ');
    for (const name of Object.keys(controls)) expect(page).toContain(`| \`${name} {`);
  });

  it('have a summary that fits a cell of the list', () => {
    for (const { summary } of Object.values(controls)) expect(summary).toMatch(/^[A-Z][^|\n]+[^.]$/);
  });
});
