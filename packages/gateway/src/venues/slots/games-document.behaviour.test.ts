import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMinor } from '@pavilion/format';
import { exactHitRate } from './exact-hit-rate';
import { exactReturn } from './exact-return';
import { percent } from './fraction';
import { type Machine, type Pays, ranks } from './machine';
import { machines } from './machines';
import { pictures } from './pictures';
import { stakesOf, type Title } from './title';
import { titles } from './titles';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const payRow = (name: string, pays: Pays): string => row([name, ...pays]);

const rankNames: Record<string, string> = { f: '福', g: '禄', h: '寿', i: '喜' };

const machineSection = (machine: Machine): string =>
  [
    `### ${machine.name}`,
    '',
    `${machine.lines.length} lines. Return to player **${percent(exactReturn(machine))} %**, hit rate **${percent(exactHitRate(machine))} %**.`,
    '',
    row(['Symbol', '3', '4', '5']),
    row(['---', '---:', '---:', '---:']),
    ...ranks.map((rank) => payRow(rankNames[rank] ?? `picture ${rank}`, machine.pays[rank])),
    payRow('宝塔 scatter (× whole stake)', machine.scatterPays),
    '',
    ...machine.reels.map((reel, index) => `${index + 1}. \`${reel}\``),
  ].join('\n');

const titleRow = (title: Title): string => {
  const stakes = stakesOf(title);
  return row([
    title.name['zh-CN'],
    title.name.en,
    `\`${title.code}\``,
    title.machine.name,
    title.pictures.map((picture) => pictures[picture]['zh-CN']).join(' '),
    `${formatMinor(stakes[0]!)} – ${formatMinor(stakes.at(-1)!)}`,
    `${percent(exactReturn(title.machine))} %`,
  ]);
};

const document = readFileSync(join(__dirname, '../../../../../docs/games.md'), 'utf8');

describe('docs/games.md', () => {
  it.each(machines)('[GAM-2] describes each machine as it is ($name)', (machine) => {
    expect(document).toContain(machineSection(machine));
  });

  it('[GAM-2] lists every title as it is', () => {
    expect(document).toContain(titles.map(titleRow).join('\n'));
  });
});
